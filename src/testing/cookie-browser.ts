/** A client that stores cookies, for sign-ins that take several requests. */
import type { TestResponse, TestWorld } from './test-app.ts';

export interface CookieBrowser {
  cookies: Map<string, string>;
  get(path: string): Promise<TestResponse>;
  post(path: string, body?: unknown): Promise<TestResponse>;
  patch(path: string, body?: unknown): Promise<TestResponse>;
  delete(path: string, body?: unknown): Promise<TestResponse>;
}

/** Opens a client that starts without cookies and stores those it receives. `remoteAddress` is its IP address. */
export const openBrowser = (world: TestWorld, remoteAddress = '198.51.100.7'): CookieBrowser => {
  const cookies = new Map<string, string>();
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') => async (url: string, payload?: unknown) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await world.visitor.request({
      method,
      url,
      remoteAddress,
      headers: cookie ? { cookie } : {},
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return { cookies, get: call('GET'), post: call('POST'), patch: call('PATCH'), delete: call('DELETE') };
};
