import { describe, expect, it } from 'vitest';
import { readS3Url } from './s3-url.ts';

describe('readS3Url', () => {
  it('parses key, secret, bucket, prefix and region, with escaped characters in the secret', () => {
    expect(readS3Url('s3://AKIA:a%2Fb%2B@s3.eu-west-1.amazonaws.com/files/puente?region=eu-west-1')).toEqual({
      key: 'AKIA',
      secret: 'a/b+',
      region: 'eu-west-1',
      base: 'https://s3.eu-west-1.amazonaws.com/files/puente',
    });
  });

  it.each([
    ['s3://k:s@store.example:9000/b', 'https://store.example:9000/b'],
    ['s3://k:s@minio:9000/b?tls=off', 'http://minio:9000/b'],
    ['s3://k:s@127.0.0.1:9000/b', 'http://127.0.0.1:9000/b'],
    ['s3://k:s@localhost:9000/b?tls=on', 'https://localhost:9000/b'],
  ])('uses TLS by default except on localhost, and respects the tls parameter: %s', (url, base) => {
    expect(readS3Url(url)?.base).toBe(base);
  });

  it.each([
    's3://host/bucket',
    's3://key@host/bucket',
    's3://k:s@host',
    'https://k:s@host/b',
    's3://k:s@host/b?tls=1',
    's3://k:a%zz@host/b',
  ])('rejects %s', (url) => {
    expect(readS3Url(url)).toBeNull();
  });
});
