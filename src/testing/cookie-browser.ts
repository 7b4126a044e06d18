/** A client that keeps cookies, as needed for a sign-in with several requests. */
import type { Answer, TestWorld } from './test-app.ts';

export interface CookieBrowser {
  cookies: Map<string, string>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string, body?: unknown): Promise<Answer>;
}

/** A client without cookies. `remoteAddress` is its IP address. */
export const openBrowser = (world: TestWorld, remoteAddress = '198.51.100.7'): CookieBrowser => {
  const cookies = new Map<string, string>();
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') => async (url: string, payload?: unknown) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await world.visitor.request({
      method,
      url,
      remoteAddress,
      headers: cookie ? { cookie } : {},
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return { cookies, get: call('GET'), post: call('POST'), patch: call('PATCH'), delete: call('DELETE') };
};
