/**
 * Views of one thing, one at a time. Which one is open is the caller's to keep, usually in the URL.
 */
import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs are views of, for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of tabs that scrolls sideways when it is too long, and the open view. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) => (
  <RadixTabs.Root
    value={value}
    onValueChange={(next) => {
      const tab = tabs.find((each) => each.value === next);
      if (tab) onChange(tab.value);
    }}
  >
    <RadixTabs.List
      aria-label={label}
      className="flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
    >
      {tabs.map((tab) => (
        <RadixTabs.Trigger
          key={tab.value}
          value={tab.value}
          className="-mb-px flex min-h-11 shrink-0 items-center gap-2 border-transparent border-b-2 px-3 font-medium text-muted text-sm -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="tabular rounded-full bg-sunken px-2 py-0.5 text-ink-soft text-xs">{tab.count}</span>
          )}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
    {tabs.map((tab) => (
      <RadixTabs.Content key={tab.value} value={tab.value} className="pt-5">
        {tab.content}
      </RadixTabs.Content>
    ))}
  </RadixTabs.Root>
);
