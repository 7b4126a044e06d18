/**
 * The command palette: one field that leads to every place, person, job and conversation, and does what can be done from anywhere. A combobox over
 * a list in groups: the focus stays in the field, arrows choose, Enter goes.
 */

import { useIsFetching } from '@tanstack/react-query';
import { Clock, Keyboard, LogOut, Plus, Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { NavItem } from '#client/layout/nav-item.ts';
import { useGo } from '#client/navigation.ts';
import { useThemeItems } from '#client/theme-items.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { MenuItem } from '#client/ui/menu-item.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { useReturnFocus } from '#client/ui/use-return-focus.ts';
import type { CurrentUser } from '#features/auth/auth.contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { fits, inGroups, type PaletteItem } from './palette-items.ts';
import { useFoundItems } from './palette-sources.tsx';
import { recentItems, rememberItem } from './recent-items.ts';

export interface PaletteProps {
  user: CurrentUser;
  /** Whether the screens of a member open for them. */
  isLetIn: boolean;
  /** Where they can go, as the header has it. */
  places: readonly NavItem[];
  /** The same of the account menu. */
  accountItems: readonly MenuItem[];
  onSignOut: () => void;
  onKeys: () => void;
  onClose: () => void;
}

/** What needs no server. */
const useOwnItems = ({ user, isLetIn, places, accountItems, onSignOut, onKeys }: PaletteProps): PaletteItem[] => {
  const t = useTranslations('palette');
  const texts = useUiTexts();
  const themes = useThemeItems();
  const goTo = (label: string, to: string, icon: PaletteItem['icon']): PaletteItem => ({
    id: `place-${to}`,
    group: 'places',
    label,
    detail: '',
    icon,
    to,
  });
  const action = (id: string, label: string, icon: PaletteItem['icon'], run: () => void): PaletteItem => ({
    id: `action-${id}`,
    group: 'actions',
    label,
    detail: '',
    icon,
    run,
  });
  const isCompany = user.accountType === 'company' && isLetIn;
  const mark = 'size-4';
  return [
    ...places.map(({ label, to, icon }) => goTo(label, to, icon)),
    ...(isCompany || (user.accountType === 'candidate' && isLetIn)
      ? [goTo(t('interviews'), APP_PATHS.interviews, <Clock aria-hidden="true" className={mark} />)]
      : []),
    ...accountItems.flatMap(({ label, to, icon }) => (to === undefined ? [] : [goTo(label, to, icon)])),
    ...(isCompany
      ? [
          {
            ...goTo(t('postJob'), APP_PATHS.postJob, <Plus aria-hidden="true" className={mark} />),
            group: 'actions' as const,
          },
        ]
      : []),
    ...themes.flatMap(({ label, icon, onSelect }) =>
      onSelect ? [action(`theme-${label}`, label, icon, onSelect)] : [],
    ),
    action('keys', t('keys.title'), <Keyboard aria-hidden="true" className={mark} />, onKeys),
    action('sign-out', texts.signOut, <LogOut aria-hidden="true" className={mark} />, onSignOut),
  ];
};

const PAUSE_MS = 200;

/** The words, once typing pauses. */
const usePaused = (words: string): string => {
  const [paused, setPaused] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
};

const recentOf = (userId: string): PaletteItem[] =>
  recentItems(localStorage, userId).map((item) => ({
    ...item,
    id: `recent-${item.to}`,
    group: 'recent',
    icon: <Clock aria-hidden="true" className="size-4" />,
  }));

/** Of one's own entries so many are shown beside what was found. */
const MAX_OWN = 6;

const useItems = (props: PaletteProps, words: string) => {
  const asked = usePaused(words);
  const [recent] = useState(() => recentOf(props.user.id));
  const own = useOwnItems(props);
  const found = useFoundItems(props.user, props.isLetIn, asked);
  const isLoading = useIsFetching() > 0 && asked.length > 1;
  if (words === '') return { items: [...recent, ...own], isLoading: false };
  const fitting = own.filter(({ label }) => fits(words, label)).slice(0, MAX_OWN);
  // What was found for fewer words stays until the next answer; it must not show what those do not fit.
  return { items: [...fitting, ...(asked === words ? found : [])], isLoading: isLoading || asked !== words };
};

interface OptionProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onActive: () => void;
  onTake: () => void;
}

const Option = ({ id, item, isActive, onActive, onTake }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which has the focus.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the same
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    onMouseDown={(event) => event.preventDefault()}
    onMouseMove={onActive}
    onClick={onTake}
    className={classNames(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-ink text-sm [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted',
      isActive && 'bg-hover',
    )}
  >
    {item.icon}
    <span className="max-w-2/3 shrink-0 truncate font-medium">{item.label}</span>
    <span className="min-w-0 truncate text-muted">{item.detail}</span>
  </div>
);

interface ListProps {
  id: string;
  items: readonly PaletteItem[];
  active: number;
  onActive: (at: number) => void;
  onTake: (item: PaletteItem) => void;
}

const optionId = (listId: string, at: number): string => `${listId}-${at}`;

const List = ({ id, items, active, onActive, onTake }: ListProps) => {
  const t = useTranslations('palette');
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={t('title')} className="min-h-0 flex-1 overflow-y-auto p-2">
      {inGroups(items).map(({ group, items: members }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, and no fieldset.
        <div key={group} role="group" aria-label={t(`groups.${group}`)} className="pb-1">
          <p aria-hidden="true" className="px-3 pt-2 pb-1 font-medium text-muted text-xs">
            {t(`groups.${group}`)}
          </p>
          {members.map((item) => {
            const at = items.indexOf(item);
            return (
              <Option
                key={item.id}
                id={optionId(id, at)}
                item={item}
                isActive={at === active}
                onActive={() => onActive(at)}
                onTake={() => onTake(item)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
};

/** In the order in which they are shown. */
const inOrder = (items: readonly PaletteItem[]): PaletteItem[] => inGroups(items).flatMap((group) => group.items);

export const Palette = (props: PaletteProps) => {
  const t = useTranslations('palette');
  const go = useGo();
  const listId = useId();
  const returnFocus = useReturnFocus();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const isLeaving = useRef(false);
  const words = text.trim();
  const { items: unordered, isLoading } = useItems(props, words);
  const items = inOrder(unordered);
  const at = Math.min(active, items.length - 1);
  const take = (item: PaletteItem): void => {
    if (item.to !== undefined) {
      const { label, detail, to } = item;
      if (item.group !== 'places' && item.group !== 'actions')
        rememberItem(localStorage, props.user.id, { label, detail, to });
      isLeaving.current = true;
    }
    props.onClose();
    if (item.to === undefined) item.run?.();
    else go(item.to);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || items.length === 0) return;
    const places: Partial<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      PageDown: Math.min(at + 8, items.length - 1),
      PageUp: Math.max(at - 8, 0),
    };
    const next = places[event.key];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && items[at] !== undefined) take(items[at]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog.Root open onOpenChange={props.onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            // The screen that opens sets the focus itself.
            if (isLeaving.current) event.preventDefault();
            else returnFocus.onCloseAutoFocus(event);
          }}
          className="fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-2xl animate-fade flex-col overflow-hidden rounded-panel border border-line bg-overlay shadow-float outline-none sm:inset-x-4 sm:top-[12dvh] sm:max-h-[70dvh]"
        >
          <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
          <div className="flex items-center gap-3 border-line border-b px-4">
            <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <input
              type="text"
              role="combobox"
              aria-label={t('title')}
              aria-autocomplete="list"
              aria-expanded={items.length > 0}
              aria-controls={listId}
              aria-activedescendant={items.length > 0 ? optionId(listId, at) : undefined}
              value={text}
              placeholder={t('placeholder')}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => {
                setText(event.target.value);
                setActive(0);
              }}
              onKeyDown={handleKey}
              className="min-h-14 min-w-0 flex-1 bg-transparent text-base text-ink outline-none focus-visible:outline-none"
            />
            {isLoading && <Spinner />}
          </div>
          {items.length > 0 ? (
            <List id={listId} items={items} active={at} onActive={setActive} onTake={take} />
          ) : (
            <p className="px-4 py-8 text-center text-muted text-sm">
              {isLoading ? t('searching') : t('none', { text: words })}
            </p>
          )}
          <p role="status" className="sr-only">
            {isLoading ? '' : t('count', { count: items.length })}
          </p>
          <p aria-hidden="true" className="hidden border-line border-t px-4 py-2 text-muted text-xs sm:block">
            {t('hint')}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
