export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;

/** Passwords of at least twelve characters that every list of stolen passwords begins with. */
const common: ReadonlySet<string> = new Set([
  '123456789012',
  '1234567890123',
  '12345678901234',
  '123123123123',
  '1q2w3e4r5t6y',
  '1q2w3e4r5t6y7u8i',
  '1qaz2wsx3edc',
  '1qaz2wsx3edc4rfv',
  'abcdefghijkl',
  'abcdefghijklm',
  'adminadminadmin',
  'administrator',
  'administrator1',
  'changeme1234',
  'changemenow1',
  'correcthorsebatterystaple',
  'football1234',
  'iloveyou1234',
  'iloveyouforever',
  'letmein12345',
  'letmein123456',
  'michaeljordan',
  'monkey123456',
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'passw0rd1234',
  'p@ssw0rd1234',
  'p@ssword1234',
  'princess1234',
  'q1w2e3r4t5y6',
  'qazwsxedcrfv',
  'qwerty123456',
  'qwertyqwerty',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopas',
  'qwertyuiop[]',
  'qwertyuiopasdfghjkl',
  'superman1234',
  'trustno1trustno1',
  'unbelievable',
  'welcome12345',
  'welcome123456',
  'welcometothejungle',
  'zaq12wsxcde3',
  'zxcvbnm12345',
  'zxcvbnmasdfghjkl',
]);

/**
 * Why a new password is refused; null when it is fine. 12 to 128 characters, none of the common ones, no
 * rules of composition [OWASP ASVS 5.0].
 */
export function passwordProblem(password: string, username: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) return `Password must have at least ${PASSWORD_MIN_LENGTH} characters.`;
  if (length > PASSWORD_MAX_LENGTH) return `Password can have at most ${PASSWORD_MAX_LENGTH} characters.`;
  const lower = password.toLowerCase();
  if (new Set(lower).size < 4) return 'Password must not repeat the same few characters.';
  if (common.has(lower)) return 'This password is too common. Choose one that nobody else uses.';
  const name = username.trim().toLowerCase();
  if (name.length >= 4 && lower.replaceAll(name, '').length < 4)
    return 'Password must not be made of the username.';
  return null;
}
