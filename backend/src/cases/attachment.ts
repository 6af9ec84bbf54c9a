/** The headers of a file that the browser saves under this name. */
export function attachment(name: string, type: string): Record<string, string> {
  // The plain name for old readers, the encoded one for all others [RFC 6266; RFC 8187 for what is encoded].
  const plain = name.replace(/[^\x20-\x7e]|["\\]/gu, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  };
}
