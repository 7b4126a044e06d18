/** Downloads of a hire for payroll and contractor platforms. */
import { FileDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { buttonStyle } from '#client/ui/button-style.ts';
import { fillPath } from '#shared/contract.ts';
import { HAND_OFF_FORMATS, type Hire, hiresContract } from '../../hires.contract.ts';

export const HandOffLinks = ({ hire }: { hire: Hire }) => {
  const t = useTranslations('hiring.hire');
  const path = fillPath(hiresContract.handOffHire.path, { id: hire.id });
  return (
    <div className="space-y-2">
      <p className="text-muted text-sm">{t('handOff')}</p>
      <div className="flex flex-wrap gap-2.5">
        {HAND_OFF_FORMATS.map((format) => (
          <a key={format} href={`${path}?format=${format}`} download className={buttonStyle({ size: 'sm' })}>
            <FileDown aria-hidden="true" className="size-4" />
            {t(format)}
          </a>
        ))}
      </div>
    </div>
  );
};
