/** A group of buttons that switch between views of a list. On phones, only the current view shows its name next to its icon. */
import type { LucideIcon } from 'lucide-react';

export interface ViewChoice<View extends string> {
  value: View;
  label: string;
  icon: LucideIcon;
}

interface ViewSwitchProps<View extends string> {
  /** Accessible name of the group. */
  label: string;
  view: View;
  choices: readonly ViewChoice<View>[];
  onChange: (view: View) => void;
}

/** Marks the button of the current view as pressed. */
export const ViewSwitch = <View extends string>({ label, view, choices, onChange }: ViewSwitchProps<View>) => (
  <fieldset className="flex rounded-control border border-line-strong bg-raised p-0.5">
    <legend className="sr-only">{label}</legend>
    {choices.map(({ value, label: text, icon: Icon }) => (
      <button
        key={value}
        type="button"
        aria-pressed={view === value}
        onClick={() => onChange(value)}
        className="inline-flex min-h-9 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-sm px-3 font-medium text-ink-soft text-sm hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
      >
        <Icon className="size-4" />
        <span className={view === value ? undefined : 'max-sm:sr-only'}>{text}</span>
      </button>
    ))}
  </fieldset>
);
