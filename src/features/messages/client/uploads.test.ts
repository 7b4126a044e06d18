import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#client/api/api-error.ts';
import type { UploadOptions } from '#client/api/send-file.ts';
import { eventually } from '#testing/eventually.ts';
import type { Attachment } from '../attachments.contract.ts';
import { createUploads } from './uploads.ts';

const attachment = (id: string): Attachment => ({
  id,
  senderId: 'me',
  type: 'pdf',
  fileName: `${id}.pdf`,
  size: 3,
  width: null,
  height: null,
});

/** Creates uploads whose responses the test controls. */
const setUp = () => {
  const calls: { file: File; sending: UploadOptions; response: PromiseWithResolvers<Attachment> }[] = [];
  const discard = vi.fn<(dropped: Attachment) => void>();
  const uploads = createUploads({
    send: (file, sending) => {
      const response = Promise.withResolvers<Attachment>();
      calls.push({ file, sending, response });
      return response.promise;
    },
    discard,
  });
  return { uploads, calls, discard };
};
const file = (name: string) => new File(['abc'], name);
const uploadStates = ({ snapshot }: ReturnType<typeof createUploads>) =>
  snapshot().map(({ file: { name }, state, progress }) => [name, state, progress]);

describe('file uploads for a message', () => {
  it('start immediately, report progress and are returned in the order they were chosen', async () => {
    const { uploads, calls } = setUp();
    uploads.add([file('a'), file('b')]);
    calls[0]?.sending.onProgress(0.5);
    expect(uploadStates(uploads)).toEqual([
      ['a', 'uploading', 0.5],
      ['b', 'uploading', 0],
    ]);
    calls[1]?.response.resolve(attachment('b'));
    calls[0]?.response.resolve(attachment('a'));
    await eventually(() => expect(uploadStates(uploads).map(([, state]) => state)).toEqual(['ready', 'ready']));
    expect(uploads.take().map(({ id }) => id)).toEqual(['a', 'b']);
    expect(uploads.snapshot()).toEqual([]);
  });

  it('are limited to five files', () => {
    const { uploads, calls } = setUp();
    expect(uploads.add(['a', 'b', 'c'].map(file))).toBe(0);
    expect(uploads.add(['d', 'e', 'f', 'g'].map(file))).toBe(2);
    expect(calls).toHaveLength(5);
  });

  it('can be retried after a failure, and are not sent if the file is too large', async () => {
    const { uploads, calls } = setUp();
    const large = file('large');
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    uploads.add([large, file('a')]);
    calls[0]?.response.reject(new ApiError(415, '', JSON.stringify({ detail: 'Choose a PDF' })));
    await eventually(() =>
      expect(uploads.snapshot().map(({ problem }) => problem)).toEqual(['tooLarge', 'Choose a PDF']),
    );
    uploads.retry(uploads.snapshot()[1]?.key ?? '');
    calls[1]?.response.resolve(attachment('a'));
    await eventually(() => expect(uploads.snapshot()[1]?.state).toBe('ready'));
    expect(calls).toHaveLength(2);
  });

  it('are canceled, or deleted on the server, when removed', async () => {
    const { uploads, calls, discard } = setUp();
    uploads.add([file('a'), file('b')]);
    calls[1]?.response.resolve(attachment('b'));
    await eventually(() => expect(uploads.snapshot()[1]?.state).toBe('ready'));
    for (const { key } of uploads.snapshot()) uploads.remove(key);
    expect(calls[0]?.sending.signal.aborted).toBe(true);
    expect(discard.mock.calls).toEqual([[attachment('b')]]);
    expect(uploads.snapshot()).toEqual([]);
  });
});
