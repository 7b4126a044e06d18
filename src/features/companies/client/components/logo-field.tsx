/** The company's logo as candidates see it, with buttons to upload or remove it. */
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { PictureField } from '#client/ui/picture-field.tsx';
import type { Company } from '../../companies.contract.ts';
import { useDeleteLogo, usePutLogo } from '../companies.api.ts';

export const LogoField = ({ company }: { company: Company }) => {
  const t = useTranslations('companyPage.logo');
  const putLogo = usePutLogo(() => showToast({ title: t('savedTitle'), description: t('savedText') }));
  const remove = useDeleteLogo(() => showToast({ title: t('removedTitle'), description: t('removedText') }));
  return (
    <PictureField
      t={t}
      hasPicture={company.logoUrl !== null}
      save={putLogo}
      remove={remove}
      render={(chosenUrl) => (
        <Avatar
          id={company.id}
          name={company.companyName}
          photoUrl={chosenUrl ?? company.logoUrl}
          shape="square"
          size="xl"
        />
      )}
    />
  );
};
