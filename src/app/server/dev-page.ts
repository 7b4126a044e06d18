/** The plain layout for development pages, without scripts. */
import { brand } from '#shared/brand.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:760px;padding:32px 20px;color-scheme:light dark}
article{border:1px solid #8886;border-radius:10px;padding:16px 20px;margin:16px 0}h2{font-size:18px;margin:0 0 4px}
p{margin:0;opacity:.75}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace;margin:12px 0 0}
label{display:block}input{font:inherit;padding:6px 10px;margin:4px 8px 0 0}nav{display:flex;gap:16px;margin:12px 0}
ul{padding:0;list-style:none}li{border-top:1px solid #8886;padding:10px 0}
iframe{display:block;width:100%;height:640px;border:1px solid #8886;border-radius:10px;background:#fff;margin:12px 0}`;

/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Returns a complete page; `main` is HTML. */
export const devPage = (title: string, main: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} – ${brand.name}</title>
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><header><h1>${escapeHtml(title)}</h1></header><main>
${main}
</main></body></html>`;
