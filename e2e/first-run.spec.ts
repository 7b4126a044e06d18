/** A new company registers from the pricing page, signs in with the emailed link, and follows its first steps. */
import { expect, expectAccessible, expectScreen, expectToast, readMail, test } from './support/journey.ts';
import { createPerson, requireLink } from './support/people.ts';

test('a company that registers from the pricing page does not have to choose an account type and sees its first steps', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const person = createPerson('Ruth', 'Larkin');

  await test.step('registers as a company', async () => {
    await page.goto('/pricing');
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByText('You’re signing up to hire.')).toBeVisible();
    await page.getByRole('button', { name: 'Looking for a job instead?' }).click();
    await expect(page.getByText('You’re signing up to find a job.')).toBeVisible();
    await page.getByRole('button', { name: 'Hiring instead?' }).click();
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('Email').fill(person.email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/login');
  });

  await test.step('signs in with the link in the email, without the password', async () => {
    await page.goto(requireLink(await readMail(page, person.email, 'login credentials')));
    await page.getByRole('button', { name: 'Sign in now' }).click();
    await expectScreen(page, 'Company Profile');
  });

  await test.step('sees its first steps, and which are done', async () => {
    await page.getByLabel('Company name').fill('Larkin Tiles');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    const steps = page.getByRole('region', { name: 'Get started' });
    await expect(steps.getByText('0 of 4 done')).toBeVisible();
    await expectAccessible(page);
    await steps.getByRole('link', { name: 'Set your interview hours' }).click();
    await page.getByRole('button', { name: 'Save hours' }).click();
    await expect(page.getByText('Hours saved')).toBeVisible();
    await page.getByLabel('Company description').fill('We make tiles by hand in Ohio.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Company profile saved.');
    await page.goto('/company-dashboard');
    await expect(steps.getByText('2 of 4 done')).toBeVisible();
    await expect(steps.getByText('Done: Describe your company')).toBeVisible();
    await expect(steps.getByRole('link', { name: 'Describe your company' })).toHaveCount(0);
  });

  await test.step('hides the steps', async () => {
    const steps = page.getByRole('region', { name: 'Get started' });
    await steps.getByRole('button', { name: 'Hide these steps' }).click();
    await expect(steps).toBeHidden();
    await page.reload();
    await expectScreen(page, 'Welcome, Larkin Tiles');
    await expect(steps).toBeHidden();
  });
});
