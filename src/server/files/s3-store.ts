/**
 * A file store for S3 (Amazon or compatible). Uses path-style URLs, which all stores support. Nothing in the bucket is public: the server reads files
 * for users who may see them.
 */
import { AwsClient } from 'aws4fetch';
import { type FileStore, FileStoreRefusal } from './file-store.ts';
import { readS3Url } from './s3-url.ts';

/** Timeout in milliseconds for transferring a file. */
const REQUEST_TIMEOUT_MS = 20_000;
const readStoreError = async (response: Response): Promise<Error> => {
  const responseText = await response.text().catch(() => '');
  const code = /<Code>([^<]+)<\/Code>/.exec(responseText)?.[1] ?? '';
  const message = `${response.status} ${code}`.trim();
  return response.status >= 300 && response.status < 500
    ? new FileStoreRefusal(message)
    : new Error(`The file store answered ${message}`);
};

/** Creates the store's client without sending a request. */
export const openS3Store = (text: string): FileStore => {
  const parts = readS3Url(text);
  if (parts === null) throw new Error('Not an s3:// URL');
  const { key: accessKeyId, secret: secretAccessKey, region, base } = parts;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const send = (method: string, key: string, body?: Uint8Array<ArrayBuffer>) =>
    client.fetch(`${base}/${key}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(body && { body, headers: { 'content-type': 'application/octet-stream' } }),
    });
  return {
    async put(key, content) {
      const response = await send('PUT', key, new Uint8Array(content));
      if (!response.ok) throw await readStoreError(response);
      await response.arrayBuffer();
    },
    async get(key) {
      const response = await send('GET', key);
      if (response.status === 404) {
        await response.arrayBuffer();
        return null;
      }
      if (!response.ok) throw await readStoreError(response);
      // Buffered completely, so that an aborted transfer becomes an error response and slow readers do not hold connections to the store.
      return Buffer.from(await response.arrayBuffer());
    },
    async remove(key) {
      const response = await send('DELETE', key);
      if (!response.ok && response.status !== 404) throw await readStoreError(response);
      await response.arrayBuffer();
    },
  };
};
