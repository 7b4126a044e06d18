/** Lets a company book its free consultation without leaving the dashboard. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { ConsultationWidget } from '#features/bookings/client/public/consultation-widget.tsx';

/** The panel with its close button. `id` links it to the button that opens it. */
export const ConsultationPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslations('dashboards.consultation');
  const { firstName, lastName, email } = useSuspenseQuery(currentUserQuery).data;
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="animate-rise space-y-4">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={`${id}-title`} className="headline text-ink text-xl">
            {t('title')}
          </h2>
          <p className="mt-1 text-muted">{t('text')}</p>
        </div>
        <Button square variant="quiet" aria-label={t('close')} onClick={onClose}>
          <X className="size-5" />
        </Button>
      </div>
      <ConsultationWidget defaults={{ name: `${firstName} ${lastName}`, email }} />
    </Card>
  );
};
