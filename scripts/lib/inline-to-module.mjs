/**
 * A Vite plugin for the development server: gives the inline script that React's plugin puts into a page an address of its
 * own, so that the pages keep the product's Content Security Policy, which allows no inline script, in development too.
 */

const INLINE = /<script type="module">([\s\S]*?)<\/script>/;
const MODULE = '/@inline-script';

/** The plugin. It is not part of a build. */
export const inlineToModule = () => {
  let code = '';
  return {
    name: 'inline-to-module',
    apply: 'serve',
    resolveId: (id) => (id === MODULE ? id : null),
    load: (id) => (id === MODULE ? code : null),
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(INLINE, (_script, content) => {
          code = content;
          return `<script type="module" src="${MODULE}"></script>`;
        }),
    },
  };
};
