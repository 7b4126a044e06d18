/** Parses the S3 URL of the configuration. */

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Decodes percent escapes. Returns '' for invalid ones. */
const decodeOrEmpty = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** Returns the parts of `s3://key:secret@host/bucket/prefix?region=…&tls=off`, or null for any other text. */
export const readS3Url = (text: string) => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const path = url.pathname.split('/').filter((part) => part !== '');
  const [key, secret] = [url.username, url.password].map(decodeOrEmpty) as [string, string];
  const tls = url.searchParams.get('tls');
  if (url.protocol !== 's3:' || url.host === '' || key === '' || secret === '' || path.length === 0) return null;
  if (tls !== null && tls !== 'on' && tls !== 'off') return null;
  const isPlain = tls === 'off' || (tls === null && LOOPBACK.test(url.hostname));
  return {
    key,
    secret,
    region: url.searchParams.get('region') ?? 'us-east-1',
    /** Includes the key prefix, without a trailing slash. */
    base: `${isPlain ? 'http' : 'https'}://${url.host}/${path.join('/')}`,
  };
};
