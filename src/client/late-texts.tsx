/** Texts that load with the screen that shows them, to keep the initial load small. Only for English; other languages load all texts at once. */
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';

type Catalogs = Record<string, unknown>;

/** Adds English catalogs for its children. */
export const MoreTexts = ({ catalogs, children }: { catalogs: Catalogs; children: ReactNode }) => {
  const shown = useMessages();
  // Existing messages win: in other languages they include these texts.
  const messages = useMemo(() => ({ ...catalogs, ...shown }), [catalogs, shown]);
  return (
    <IntlProvider locale={useLocale()} messages={messages}>
      {children}
    </IntlProvider>
  );
};

/** Wraps a screen or a part of one with its English catalogs, so that both load together. */
export const withTexts =
  <Props extends object>(load: () => Promise<ComponentType<Props>>, loadCatalogs: () => Promise<Catalogs>) =>
  async (): Promise<ComponentType<Props>> => {
    const [Shown, catalogs] = await Promise.all([load(), loadCatalogs()]);
    const WithTexts = (props: Props) => (
      <MoreTexts catalogs={catalogs}>
        <Shown {...props} />
      </MoreTexts>
    );
    return WithTexts;
  };
