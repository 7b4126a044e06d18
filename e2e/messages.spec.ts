/** Messages when things go wrong: a failed message, a draft, scrolling up a long thread, and a blocked user. */
import { expect, expectAccessible, expectScreen, expectToast, type Page, test } from './support/journey.ts';
import { createMessagingPair } from './support/people.ts';

const box = (page: Page) => page.getByRole('textbox', { name: /message/i });
const thread = (page: Page) => page.getByRole('log');
/** Stays below the rate limit. The messages of both sides together fill more than one page. */
const MESSAGES_PER_SIDE = 28;

const sendByApi = async (page: Page, receiverId: string, content: string): Promise<void> => {
  const response = await page.request.post('/api/messages', { data: { receiverId, content } });
  expect(response.status(), await response.text()).toBe(201);
};

test.describe('a message that cannot be sent', () => {
  test.use({ expectedErrors: ['500 /api/messages', '403 /api/messages'] });

  test('stays marked, survives a reload and is sent once by Retry; a blocked sender reads why', async ({
    page,
    newPerson,
  }) => {
    test.setTimeout(120_000);
    const company = await newPerson();
    const { companyUserId, candidateUserId } = await createMessagingPair(company, page);
    await company.goto(`/messages?userId=${candidateUserId}`);
    await page.goto(`/messages?userId=${companyUserId}`);

    await test.step('the failed message is still shown after a reload', async () => {
      await page.route('**/api/messages', (route) =>
        route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"status":500}' }),
      );
      await box(page).fill('Here is my offer.');
      await box(page).press('Enter');
      await expect(thread(page).getByText('Not sent')).toBeVisible();
      await expectToast(page, 'Error');
      // The toast must not cover the box.
      await box(page).fill('And one more thing.');
      // The box is wide enough on phones too.
      expect((await box(page).boundingBox())?.width).toBeGreaterThan(300);
      for (const name of ['Send', 'Retry', 'Discard']) {
        await page.getByRole('button', { name }).click({ trial: true, timeout: 2_000 });
      }
      await box(page).fill('');
      await expectScreen(page, 'Messages');
      await page.reload();
      await expect(thread(page).getByText('Not sent')).toBeVisible();
    });

    await test.step('Retry sends the message once', async () => {
      await page.unroute('**/api/messages');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(thread(company).getByText('Here is my offer.')).toHaveCount(1);
      await expect(thread(page).getByText('Not sent')).toBeHidden();
      await expect(thread(page).getByText('Read', { exact: true })).toBeVisible();
    });

    await test.step('a message of invisible characters cannot be sent', async () => {
      await box(page).fill('\u200b');
      await box(page).press('Enter');
      await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
      await expect(page.getByText('Write a message or attach a file first.')).toBeVisible();
    });

    await test.step('a draft stays in its conversation', async () => {
      await box(page).fill('Not finished yet');
      await page.goto('/my-applications');
      await page.goto(`/messages?userId=${companyUserId}`);
      await expect(box(page)).toHaveValue('Not finished yet');
    });

    await test.step('the candidate blocks the company, which sees that it cannot write', async () => {
      await page.getByRole('button', { name: 'Options' }).click();
      await page.getByRole('menuitem', { name: 'Block Rook & Daughters' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Block', exact: true }).click();
      await expect(page.getByText('While Rook & Daughters is blocked, you can’t message each other.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Options' })).toBeFocused();
      await box(company).fill('Are you there?');
      await box(company).press('Enter');
      await expect(company.getByRole('main').getByText('You can’t message this person')).toBeVisible();
      await expect(box(company)).toBeHidden();
      await expectScreen(company, 'Messages');
    });
  });
});

test('a long thread can be scrolled up without jumping', async ({ page, newPerson }) => {
  test.setTimeout(120_000);
  const company = await newPerson();
  const { companyUserId, candidateUserId } = await createMessagingPair(company, page);
  for (let count = 0; count < MESSAGES_PER_SIDE; count += 1) {
    await sendByApi(company, candidateUserId, `Question ${count}`);
    await sendByApi(page, companyUserId, `Answer ${count}`);
  }
  await page.goto(`/messages?userId=${companyUserId}`);
  await expect(thread(page).getByText(`Answer ${MESSAGES_PER_SIDE - 1}`, { exact: true })).toBeInViewport();
  // Only the thread scrolls, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0);

  // The application status changes the height of the thread, and the thread scrolls back to the newest message.
  await expect(page.getByText('Pending review').filter({ visible: true }).first()).toBeVisible();

  await test.step('earlier messages are inserted above the visible ones', async () => {
    // A message near the top, and its position before and after loading the previous page.
    const row = thread(page).getByText('Question 4', { exact: true });
    await row.scrollIntoViewIfNeeded();
    const before = await row.boundingBox();
    await expect(thread(page).getByText('Question 0', { exact: true })).toBeAttached();
    expect(Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    await thread(page).evaluate((log) => log.scrollTo(0, 0));
    await expect(page.getByText('The beginning of your conversation')).toBeVisible();
  });

  await test.step('a new message below does not move the view', async () => {
    await sendByApi(company, candidateUserId, 'One more thing');
    await page.getByRole('button', { name: 'New messages' }).click();
    await expect(thread(page).getByText('One more thing')).toBeInViewport();
  });

  await test.step('a growing and shrinking send box keeps the newest message visible', async () => {
    for (const text of ['Two\nlines', 'Far too long. '.repeat(400), '']) {
      await box(page).fill(text);
      await expect(thread(page).getByText('One more thing')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Jump to latest' })).toHaveCount(0);
    }
  });
});
