/** The button that saves a list's current search. Load it lazily, because a list is often the first screen. */
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { SaveDialog, type SearchToSave } from '../components/save-dialog.tsx';
import { savedSearchesEn } from '../saved-searches.en.ts';

interface SaveSearchProps extends SearchToSave {
  /** In a menu, the button fills the row. Above a list, phones show only its icon. */
  isInMenu?: boolean;
}

const SaveSearchButton = ({ isInMenu = false, ...search }: SaveSearchProps) => {
  const t = useTranslations('savedSearches.save');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        wide={isInMenu}
        icon={<BellPlus className="size-4.5" />}
        className={isInMenu ? undefined : 'max-sm:px-3'}
        onClick={() => setIsOpen(true)}
      >
        <span className={isInMenu ? undefined : 'max-sm:sr-only'}>{t('button')}</span>
      </Button>
      {isOpen && <SaveDialog search={search} onClose={() => setIsOpen(false)} />}
    </>
  );
};

export const SaveSearch = withEnglish({ savedSearches: savedSearchesEn }, SaveSearchButton);
