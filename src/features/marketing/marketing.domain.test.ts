import { describe, expect, it } from 'vitest';
import { articlePath } from '#shared/paths.ts';
import { ARTICLE_IDS, resolvePagePath } from './marketing.domain.ts';

describe('the page for a blog path', () => {
  it('is the path of the article with this id', () => {
    for (const id of ARTICLE_IDS) expect(resolvePagePath(articlePath(id))).toBe(articlePath(id));
  });

  it('is the path of the first article for an unknown id', () => {
    const first = `/blog/${ARTICLE_IDS[0]}`;
    expect(resolvePagePath('/blog/7')).toBe(first);
    expect(resolvePagePath('/blog/no-such-article')).toBe(first);
    expect(resolvePagePath('/blog/%00')).toBe(first);
    expect(resolvePagePath('/blog/constructor')).toBe(first);
  });

  it('is unchanged for every other path', () => {
    for (const path of ['/', '/blog', '/blogs/x', '/blog/a/b', '/hire/it', '/jobs/7'])
      expect(resolvePagePath(path)).toBe(path);
  });
});
