/**
 * The command palette: one field that finds every screen, person, job and conversation, and runs actions that are available everywhere. The field and
 * the list are from cmdk: focus stays in the field, arrow keys select, Enter opens.
 */

import { useIsFetching } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Clock, Keyboard, LogOut, Plus, Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { NavItem } from '#client/layout/nav-item.ts';
import { useMay } from '#client/may.tsx';
import { useNavigateTo } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { useThemeItems } from '#client/theme-items.tsx';
import type { MenuItem } from '#client/ui/menu-item.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { useReturnFocus } from '#client/ui/use-return-focus.ts';
import type { CurrentUser } from '#features/auth/auth.contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { requiredCapability } from '../required-capability.ts';
import { paletteEn } from './palette.en.ts';
import { groupItems, matchesSearch, type PaletteItem } from './palette-items.ts';
import { useFoundItems } from './palette-sources.tsx';
import { recentItems, rememberItem } from './recent-items.ts';

export interface PaletteProps {
  user: CurrentUser;
  /** Whether member screens are accessible. */
  hasAccess: boolean;
  /** The navigation items of the header. */
  places: readonly NavItem[];
  accountItems: readonly MenuItem[];
  onSignOut: () => void;
  onKeys: () => void;
  onClose: () => void;
}

/** Items that need no request to the server. */
const useLocalItems = ({ user, hasAccess, places, accountItems, onSignOut, onKeys }: PaletteProps): PaletteItem[] => {
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
  const isCompany = user.accountType === 'company' && hasAccess;
  const mayPost = useMay(requiredCapability(APP_PATHS.postJob));
  const iconSize = 'size-4';
  return [
    ...places.map(({ label, to, icon }) => goTo(label, to, icon)),
    ...(isCompany || (user.accountType === 'candidate' && hasAccess)
      ? [goTo(t('interviews'), APP_PATHS.interviews, <Clock className={iconSize} />)]
      : []),
    ...accountItems.flatMap(({ label, to, icon }) => (to === undefined ? [] : [goTo(label, to, icon)])),
    ...(isCompany && mayPost
      ? [
          {
            ...goTo(t('postJob'), APP_PATHS.postJob, <Plus className={iconSize} />),
            group: 'actions' as const,
          },
        ]
      : []),
    ...themes.flatMap(({ label, icon, onSelect }) =>
      onSelect ? [action(`theme-${label}`, label, icon, onSelect)] : [],
    ),
    action('keys', t('keys.title'), <Keyboard className={iconSize} />, onKeys),
    action('sign-out', texts.signOut, <LogOut className={iconSize} />, onSignOut),
  ];
};

const DEBOUNCE_MS = 200;

/** Returns the words after they have stayed the same for `DEBOUNCE_MS`. */
const useDebounced = (words: string): string => {
  const [debounced, setDebounced] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(words), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return debounced;
};

const loadRecentItems = (userId: string): PaletteItem[] =>
  recentItems(localStorage, userId).map((item) => ({
    ...item,
    id: `recent-${item.to}`,
    group: 'recent',
    icon: <Clock className="size-4" />,
  }));

/** The maximum number of items from `useLocalItems` shown along with results. */
const MAX_LOCAL_ITEMS = 6;

const useItems = (props: PaletteProps, words: string) => {
  const query = useDebounced(words);
  const [recent] = useState(() => loadRecentItems(props.user.id));
  const localItems = useLocalItems(props);
  const foundItems = useFoundItems(props.user, props.hasAccess, query);
  const isLoading = useIsFetching() > 0 && query.length > 1;
  if (words === '') return { items: [...recent, ...localItems], isLoading: false };
  const fitting = localItems.filter(({ label }) => matchesSearch(words, label)).slice(0, MAX_LOCAL_ITEMS);
  // Results of the previous words are hidden while the user is typing, because they do not match the current words.
  return { items: [...fitting, ...(query === words ? foundItems : [])], isLoading: isLoading || query !== words };
};

const Option = ({ item, onChoose }: { item: PaletteItem; onChoose: () => void }) => (
  <Command.Item
    value={item.id}
    onSelect={onChoose}
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-ink text-sm aria-selected:bg-hover [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted"
  >
    {item.icon}
    <span className="max-w-2/3 shrink-0 truncate font-medium">{item.label}</span>
    <span className="min-w-0 truncate text-muted">{item.detail}</span>
  </Command.Item>
);

/** Rendered even when empty, because the input references it. */
const List = ({ items, onChoose }: { items: readonly PaletteItem[]; onChoose: (item: PaletteItem) => void }) => {
  const t = useTranslations('palette');
  return (
    <Command.List label={t('title')} className={items.length > 0 ? 'min-h-0 flex-1 overflow-y-auto p-2' : ''}>
      {groupItems(items).map(({ group, items: members }) => (
        <Command.Group
          key={group}
          heading={t(`groups.${group}`)}
          className="pb-1 [&>[cmdk-group-heading]]:px-3 [&>[cmdk-group-heading]]:pt-2 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:font-medium [&>[cmdk-group-heading]]:text-muted [&>[cmdk-group-heading]]:text-xs"
        >
          {members.map((item) => (
            <Option key={item.id} item={item} onChoose={() => onChoose(item)} />
          ))}
        </Command.Group>
      ))}
    </Command.List>
  );
};

/** Returns the key of the placeholder for what this user can search (`useFoundItems`). */
const placeholderKey = ({ user, hasAccess }: PaletteProps) => {
  if (hasAccess && user.accountType !== null) return user.accountType;
  return user.isAdmin ? 'admin' : 'other';
};

const CommandPalette = (props: PaletteProps) => {
  const t = useTranslations('palette');
  const go = useNavigateTo();
  const returnFocus = useReturnFocus();
  const [text, setText] = useState('');
  const isLeaving = useRef(false);
  const words = text.trim();
  const { items, isLoading } = useItems(props, words);
  const choose = (item: PaletteItem): void => {
    if (item.to !== undefined) {
      const { label, detail, to } = item;
      if (item.group !== 'places' && item.group !== 'actions' && item.group !== 'invite')
        rememberItem(localStorage, props.user.id, { label, detail, to });
      isLeaving.current = true;
    }
    props.onClose();
    if (item.to === undefined) item.run?.();
    else go(item.to);
  };
  return (
    <Dialog.Root open onOpenChange={props.onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            // The screen that opens sets focus.
            if (isLeaving.current) event.preventDefault();
            else returnFocus.onCloseAutoFocus(event);
          }}
          className="fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-2xl animate-fade flex-col overflow-hidden rounded-panel border border-line bg-overlay shadow-float outline-none sm:inset-x-4 sm:top-[12dvh] sm:max-h-[70dvh]"
        >
          <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
          {/* Filtering is done by the sources, including the server. */}
          <Command label={t('title')} shouldFilter={false} loop vimBindings={false} className="flex min-h-0 flex-col">
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search className="size-5 shrink-0 text-muted" />
              <Command.Input
                value={text}
                onValueChange={setText}
                placeholder={t(`placeholder.${placeholderKey(props)}`)}
                maxLength={100}
                className="min-h-14 min-w-0 flex-1 bg-transparent text-base text-ink outline-none focus-visible:outline-none"
              />
              {isLoading && <Spinner />}
            </div>
            <List items={items} onChoose={choose} />
          </Command>
          {items.length === 0 && (
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

export const Palette = withEnglish({ palette: paletteEn }, CommandPalette);
