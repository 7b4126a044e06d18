/** `/account`: shows parts of three features under its own headings, so it loads the texts of all three. */
import { withEnglish } from '#client/texts.tsx';
import { accountEn } from '#features/account/client/account.en.ts';
import { AccountPage } from '#features/account/client/account.page.tsx';
import { signInWaysEn } from '#features/auth/client/sign-in-ways.en.ts';
import { interviewsEn } from '#features/interviews/client/interviews.en.ts';

export const AccountScreen = withEnglish(
  { account: accountEn, interviews: interviewsEn, signInWays: signInWaysEn },
  AccountPage,
);
