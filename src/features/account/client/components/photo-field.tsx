/** The photo of the signed-in user, as others see it. */
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { PictureField } from '#client/ui/picture-field.tsx';
import type { Account } from '../../account.contract.ts';
import { useDeletePhoto, usePutPhoto } from '../account.api.ts';

export const PhotoField = ({ account }: { account: Account }) => {
  const t = useTranslations('account.photo');
  const putPhoto = usePutPhoto(() => showToast({ title: t('savedTitle'), description: t('savedText') }));
  const remove = useDeletePhoto(() => showToast({ title: t('removedTitle'), description: t('removedText') }));
  const { id, firstName, lastName, profileImageUrl } = account;
  return (
    <PictureField
      t={t}
      hasPicture={profileImageUrl !== null}
      put={putPhoto}
      remove={remove}
      render={(chosenUrl) => (
        <Avatar id={id} name={`${firstName} ${lastName}`} photoUrl={chosenUrl ?? profileImageUrl} size="xl" />
      )}
    />
  );
};
