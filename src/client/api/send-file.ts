/** Uploads a file with progress reports, which fetch does not offer. Loaded by the screens that need it. */
import { ApiError } from './api-error.ts';

/** Progress and cancellation of an upload. */
export interface UploadOptions {
  signal: AbortSignal;
  /** Called with the fraction sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Posts a file's bytes and name. Resolves to the response. Rejects with an `ApiError`, or with the signal's reason. */
export const sendFile = <Result>(url: string, file: File, { signal, onProgress }: UploadOptions): Promise<Result> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as Result);
      else reject(new ApiError(status, statusText, responseText));
    });
    request.addEventListener('error', () => reject(new ApiError(0, 'The server cannot be reached', '')));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
