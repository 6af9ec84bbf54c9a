import { CLOUD_IS_OFF, cloudVendors, destination, type OutboundRules } from './destination.ts';
import { isNobody, isPublic } from './addresses.ts';

const rules: OutboundRules = {
  ollamaUrl: 'http://127.0.0.1:11434',
  allowedAiHosts: [
    'models.site',
    'gpu.site:8080',
    'https://safe.site:8443',
    '10.0.0.5:9000',
    '[fd00::5]:9000',
  ],
  allowCloudAi: false,
};
const cloudy = { ...rules, allowCloudAi: true };

/** `site`, `cloud`, or the sentence that refuses. */
function verdict(address: string, under = rules, vendor?: (typeof cloudVendors)[number]): string {
  try {
    return destination(under, address, vendor).kind;
  } catch (error) {
    expect(error).toMatchObject({ name: 'OutboundError', reason: 'refused' });
    return (error as Error).message;
  }
}

const NOT_ALLOWED = /^The endpoint is not on a host that this site allows\. /;
const NOT_HTTP = 'The endpoint must be an http or https address.';
const ODD = 'The endpoint must be written with a plain host name or address.';

describe('where this program may call', () => {
  test.each([
    'http://127.0.0.1:11434',
    'http://127.0.0.1:11434/api/tags',
    'http://models.site/v1',
    'https://MODELS.site',
    'https://gpu.site:8080/',
    'http://gpu.site:8080/',
    'https://safe.site:8443',
    'http://10.0.0.5:9000',
    'http://[fd00::5]:9000',
  ])('%s is named by the operator', (address) => expect(verdict(address)).toBe('site'));

  test.each([
    'http://127.0.0.1',
    'http://127.0.0.1:5432',
    'https://127.0.0.1:11434',
    'http://localhost:11434',
    'http://models.site:8080',
    'http://models.site.',
    'http://sub.models.site',
    'http://safe.site:8443',
    'http://10.0.0.6:9000',
    'http://[::1]:11434',
    'http://[::ffff:127.0.0.1]:11434',
    'http://[::ffff:7f00:1]:11434',
    'http://[::127.0.0.1]:11434',
    'http://169.254.169.254/latest/meta-data',
    'http://[fd00:ec2::254]/',
    'http://0.0.0.0:11434',
    'http://[::]:11434',
    'http://224.0.0.1',
    'https://example.com',
    'https://api.openai.com.evil.site',
    'https://evil.site#api.openai.com',
  ])('%s is not', (address) => expect(verdict(address)).toMatch(NOT_ALLOWED));

  test.each([
    'ftp://models.site',
    'file:///etc/passwd',
    'javascript:0',
    '',
    'models.site',
    'data:,x',
    'http://',
  ])('another scheme, or none: %s', (address) => expect(verdict(address)).toBe(NOT_HTTP));

  test.each([
    'http://models.site\\@evil.site',
    'http://models.site\t/',
    'http://mod\nels.site',
    ' http://models.site',
  ])('what two readers read differently: %j', (address) => expect(verdict(address)).toBe(NOT_HTTP));

  test.each(['http://user:secret@models.site', 'http://user@models.site', 'http://models.site@evil.site'])(
    'credentials: %s',
    (address) => expect(verdict(address)).toMatch(/must not hold a user name or password/),
  );

  test.each([
    'http://2130706433:11434',
    'http://0x7f000001:11434',
    'http://0x7f.0.0.1:11434',
    'http://0177.0.0.1:11434',
    'http://127.1:11434',
    'http://127.0.0.1.:11434',
    'http://%31%32%37.0.0.1:11434',
    'http://①②⑦.0.0.1:11434',
    'http:127.0.0.1:11434',
    'http://[fd00:0:0::5]:9000',
    'http://ｍodels.site',
  ])('an odd form of an allowed host: %s', (address) => expect(verdict(address)).toBe(ODD));

  test.each([
    ['http://0x7f.1:8080', '0x7f.1:8080'],
    ['http://[::ffff:127.0.0.1]:8080', '[::ffff:127.0.0.1]:8080'],
    ['http://[::ffff:7f00:1]:8080', '[::ffff:127.0.0.1]:8080'],
    ['http://0.0.0.0:8080', '0.0.0.0:8080'],
  ])('%s, where the operator writes %s', (address, allowed) => {
    expect(verdict(address, { ...rules, allowedAiHosts: [allowed] })).toBe('site');
  });

  test.each([
    '169.254.169.254',
    '169.254.1.1',
    '100.100.100.200',
    '168.63.129.16',
    '[fd00:ec2::254]',
    '[::ffff:169.254.169.254]',
    '[64:ff9b::169.254.169.254]',
  ])('a metadata address is refused even when the operator names it: %s', (host) => {
    const named = { ...rules, allowedAiHosts: [host] };
    expect(verdict(`http://${host}/`, named)).toBe(
      'The endpoint leads to an address that no AI provider has.',
    );
  });
});

describe('the cloud', () => {
  const own = {
    openai: 'https://api.openai.com/v1',
    anthropic: 'https://api.anthropic.com/v1',
    google: 'https://generativelanguage.googleapis.com/v1beta',
    azure: 'https://clinic-1.openai.azure.com/openai',
  };

  test.each(cloudVendors)('%s is off unless the operator allows it, even on their list', (vendor) => {
    const listed = { ...rules, allowedAiHosts: [new URL(own[vendor]).hostname] };
    expect(verdict(own[vendor], rules, vendor)).toBe(CLOUD_IS_OFF);
    expect(verdict(own[vendor], listed, vendor)).toBe(CLOUD_IS_OFF);
    expect(verdict(own[vendor], cloudy, vendor)).toBe('cloud');
  });

  test.each(cloudVendors)('%s is called at its own host only, over TLS, for its own settings', (vendor) => {
    const other = cloudVendors.find((one) => one !== vendor)!;
    expect(verdict(own[vendor], cloudy, other)).toBe('The endpoint belongs to another AI provider.');
    expect(verdict(own[vendor], cloudy)).toBe('The endpoint belongs to another AI provider.');
    expect(verdict(own[vendor].replace('https', 'http'), cloudy, vendor)).toMatch(/must begin with https/);
    expect(verdict(own[vendor].replace('.com/', '.com:8443/'), cloudy, vendor)).toMatch(/name no port/);
  });

  test.each(['https://a.b.openai.azure.com', 'https://openai.azure.com', 'https://xapi.openai.com'])(
    '%s is nobody’s',
    (address) => expect(verdict(address, cloudy, 'azure')).toMatch(NOT_ALLOWED),
  );
});

describe('addresses', () => {
  test.each(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8'])(
    '%s is public',
    (address) => {
      expect(isPublic(address)).toBe(true);
      expect(isNobody(address)).toBe(false);
    },
  );

  test.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.0.1', '100.64.0.1', '198.18.0.1', '192.0.2.1'],
    ...['::1', 'fd00::1', '2001:db8::1', '::ffff:10.0.0.1', '64:ff9b::10.0.0.1', '::ffff:7f00:1'],
  ])('%s is of a site', (address) => {
    expect(isPublic(address)).toBe(false);
    expect(isNobody(address)).toBe(false);
  });

  test.each([
    ...['169.254.169.254', '169.254.0.1', '0.0.0.0', '0.1.2.3', '224.0.0.1', '255.255.255.255', '240.0.0.1'],
    ...['100.100.100.200', '168.63.129.16', 'fe80::1', 'fe80::1%eth0', '::', 'ff02::1', 'fd00:ec2::254'],
    ...['::ffff:169.254.169.254', '::ffff:0:0', '::a9fe:a9fe', '64:ff9b::a9fe:a9fe', '2002:a9fe:a9fe::'],
    ...['2001:0:53aa::1', 'no address', ''],
  ])('no name may stand for %s', (address) => {
    expect(isPublic(address)).toBe(false);
    expect(isNobody(address)).toBe(true);
  });
});
