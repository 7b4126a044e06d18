/** The head of an admin desk: title, tabs to the other desks, a search field and one filter. */
import { PageHeader } from '#client/ui/page-header.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { type DeskName, RecordTabs } from './record-tabs.tsx';

interface DeskHeadProps {
  desk: DeskName;
  title: string;
  text: string;
  search: { value: string; onChange: (text: string) => void; placeholder: string };
  /** `label` is for screen readers. */
  choice: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  };
}

export const DeskHead = ({ desk, title, text, search, choice }: DeskHeadProps) => (
  <>
    <PageHeader title={title} text={text} />
    <RecordTabs shown={desk} />
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,26rem)_13rem]">
      <SearchField {...search} />
      <SelectField {...choice} labelHidden />
    </div>
  </>
);
