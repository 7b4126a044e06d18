/** `/account`: the account page, which includes parts of other features, and the texts for all of them. */
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { accountEn } from '#features/account/client/account.en.ts';
import { AccountPage } from '#features/account/client/account.page.tsx';
import { AccountPart } from '#features/account/client/public/account-part.tsx';
import { signInWaysEn } from '#features/auth/client/sign-in-ways.en.ts';
import { dataExportEn } from '#features/data-export/client/data-export.en.ts';
import { DataExport } from '#features/data-export/client/public/data-export.tsx';
import { interviewsEn } from '#features/interviews/client/interviews.en.ts';
import { CalendarAddress } from '#features/interviews/client/public/calendar-address.tsx';

const MoreParts = () => {
  const calendar = useTranslations('interviews.calendar');
  const data = useTranslations('dataExport');
  return (
    <>
      <AccountPart title={calendar('title')} text={calendar('text')}>
        <CalendarAddress />
      </AccountPart>
      <AccountPart title={data('title')} text={data('text')}>
        <DataExport />
      </AccountPart>
    </>
  );
};

export const AccountScreen = withEnglish(
  { account: accountEn, dataExport: dataExportEn, interviews: interviewsEn, signInWays: signInWaysEn },
  () => <AccountPage moreParts={<MoreParts />} />,
);
