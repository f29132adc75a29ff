/** How much of a body has been sent; both in bytes, including the headers of the parts. */
export type OnProgress = (sent: number, total: number) => void;

interface Send {
  method: string;
  headers: Headers;
  body: XMLHttpRequestBodyInit | null;
  signal?: AbortSignal;
  onProgress: OnProgress;
  /** After how many milliseconds without progress the call counts as lost. */
  timeout: number;
}

const WITHOUT_BODY = [204, 205, 304];

const responseOf = (xhr: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after', 'date']) {
    const value = xhr.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(WITHOUT_BODY.includes(xhr.status) ? null : xhr.responseText, {
    status: xhr.status,
    headers,
  });
};

/** `fetch` cannot report progress. The timeout restarts whenever something was sent. */
export const sendWithProgress = (
  url: string,
  { method, headers, body, signal, onProgress, timeout }: Send,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => xhr.abort();
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const fail = (error: Error) => end(() => reject(error));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(new DOMException('Nothing moved for too long', 'TimeoutError'));
        xhr.abort();
      }, timeout);
    };

    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress(loaded, total);
    });
    xhr.upload.addEventListener('load', ({ loaded }) => {
      wait();
      onProgress(loaded, loaded);
    });
    xhr.addEventListener('load', () => end(() => resolve(responseOf(xhr))));
    xhr.addEventListener('error', () => fail(new TypeError('The connection broke')));
    xhr.addEventListener('abort', () => fail(new DOMException('Cancelled', 'AbortError')));

    if (signal?.aborted) {
      fail(new DOMException('Cancelled', 'AbortError'));
      return;
    }
    signal?.addEventListener('abort', abort);
    xhr.open(method, url);
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    wait();
    xhr.send(body);
  });
