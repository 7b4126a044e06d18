/** Texts that come with what shows them, so that the first load is without them. Other languages have all of theirs at once. */
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';

type Catalogs = Record<string, unknown>;

/** Gives what is below it further English texts; whoever says them brings them along. */
export const MoreTexts = ({ catalogs, children }: { catalogs: Catalogs; children: ReactNode }) => {
  const shown = useMessages();
  // What the frame has comes last: in another language it has these too.
  const messages = useMemo(() => ({ ...catalogs, ...shown }), [catalogs, shown]);
  return (
    <IntlProvider locale={useLocale()} messages={messages}>
      {children}
    </IntlProvider>
  );
};

/** A screen, or a part of one, that is handed further English catalogs, both loaded together. */
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
