/** Lists the keyboard shortcuts of this page, and those that work everywhere. */

import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { IS_APPLE } from '#client/key-press.ts';
import { useActiveShortcuts } from '#client/shortcuts.ts';
import { withEnglish } from '#client/texts.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { paletteEn } from './palette.en.ts';

const Key = ({ children }: { children: string }) => (
  <kbd className="inline-grid min-w-7 place-content-center rounded-sm border border-line-strong bg-raised px-1.5 font-medium font-sans text-ink text-sm">
    {children}
  </kbd>
);

/** Shortens ranges: `1` to `5` instead of all five keys. */
const formatKeys = (keys: readonly string[]): string[] => {
  const [first, last] = [keys[0], keys.at(-1)];
  const shortForm = keys.length > 2 && first !== undefined && last !== undefined ? [`${first}–${last}`] : keys;
  return shortForm.map((key) => (key.length === 1 ? key.toUpperCase() : key));
};

interface Line {
  text: string;
  keys: readonly string[];
}

const Lines = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <section className="space-y-2">
    <h3 className="font-semibold text-ink text-sm">{title}</h3>
    <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 text-sm">
      {lines.map(({ text, keys }) => (
        <Fragment key={text}>
          <dt className="text-ink-soft">{text}</dt>
          <dd className="flex justify-end gap-1">
            {formatKeys(keys).map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  </section>
);

const Keys = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('palette.keys');
  const pageShortcuts = useActiveShortcuts();
  const everywhere = [
    { text: t('palette'), keys: [IS_APPLE ? '⌘ K' : 'Ctrl K'] },
    { text: t('search'), keys: ['/'] },
    { text: t('list'), keys: ['?'] },
  ];
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} text={t('text')} size="sm">
      <div className="space-y-6">
        {pageShortcuts.length > 0 && (
          <Lines
            title={t('here')}
            lines={pageShortcuts.map(({ name, keys }) => ({ text: t(`names.${name}`), keys }))}
          />
        )}
        <Lines title={t('everywhere')} lines={everywhere} />
      </div>
    </Dialog>
  );
};

export const KeysDialog = withEnglish({ palette: paletteEn }, Keys);
