/** The headers of a file that the browser saves under this name, whatever stands in it. */
export function attachment(name: string, type: string): Record<string, string> {
  // The plain name for old readers, the encoded one for all others [RFC 6266; RFC 8187 for what is encoded].
  const plain = name.replace(/[^\x20-\x7e]|["\\]/gu, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return ownAttachment(plain, type, `; filename*=UTF-8''${encoded}`);
}

/** The same for a name that the program gave, of letters, digits and hyphens: it needs no second form. */
export function ownAttachment(name: string, type: string, more = ''): Record<string, string> {
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"${more}` };
}

export const csvAttachment = (name: string) => ownAttachment(name, 'text/csv; charset=utf-8');
