/**
 * A Vite plugin for development: moves the inline script of React's plugin to its own URL, because the product's Content Security Policy allows
 * no inline scripts.
 */

const INLINE = /<script type="module">([\s\S]*?)<\/script>/;
const MODULE = '/@inline-script';

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
