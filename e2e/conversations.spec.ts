/** Everyday use of conversations: archiving, searching, and message templates. */
import { expect, expectAccessible, expectScreen, expectToast, type Page, test } from './support/journey.ts';
import { callApi, createMessagingPair } from './support/people.ts';

const box = (page: Page) => page.getByRole('textbox', { name: /message/i });
const thread = (page: Page) => page.getByRole('log');
const list = (page: Page) => page.getByRole('list', { name: 'Conversations' });

const sendByApi = async (page: Page, receiverId: string, content: string): Promise<void> => {
  const response = await page.request.post('/api/messages', { data: { receiverId, content } });
  expect(response.status(), await response.text()).toBe(201);
};

test('a conversation is archived, and restored by Undo and by a message, in other tabs too', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(120_000);
  const company = await newPerson();
  const { companyUserId, candidateUserId } = await createMessagingPair(company, page);
  await sendByApi(company, candidateUserId, 'Hello Bruno');
  const tab = await page.context().newPage();
  await tab.goto('/messages');
  await page.goto(`/messages?userId=${companyUserId}`);
  await expect(list(tab)).toContainText('Rook & Daughters');
  const archive = async () => {
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('menuitem', { name: 'Archive', exact: true }).click();
    await expectToast(page, 'Conversation archived');
    await expect(page.getByText('No conversations yet').first()).toBeVisible();
    await expect(tab.getByText('No conversations yet').first()).toBeVisible();
  };

  await test.step('Undo restores the conversation, which can be opened while other data is still loading', async () => {
    const delayed = Promise.withResolvers<void>();
    await page.route('**/api/conversations/unread-count', async (route) => {
      await delayed.promise;
      await route.continue();
    });
    await archive();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list(page)).toContainText('Rook & Daughters');
    await expect(list(tab)).toContainText('Rook & Daughters');
    await list(page).getByRole('link').click();
    const reloaded = page.waitForResponse('**/api/conversations/unread-count');
    delayed.resolve();
    await reloaded;
  });

  await test.step('the conversation is listed in the archive', async () => {
    await archive();
    await page.getByRole('link', { name: 'Archived' }).click();
    await expect(list(page)).toContainText('Rook & Daughters');
    await expectScreen(page, 'Messages');
  });

  await test.step('a new message restores the conversation', async () => {
    await sendByApi(company, candidateUserId, 'Are you still there?');
    await expect(list(tab)).toContainText('Are you still there?');
    await expect(page.getByText('No archived conversations.')).toBeVisible();
  });
});

test('the archive stays open if it is opened while a conversation is being archived', async ({ page, newPerson }) => {
  const company = await newPerson();
  const { companyUserId, candidateUserId } = await createMessagingPair(company, page);
  await sendByApi(company, candidateUserId, 'Hello Bruno');
  await page.goto(`/messages?userId=${companyUserId}`);
  await expect(list(page)).toContainText('Rook & Daughters');
  // The inbox is reloaded after archiving; its response is delayed.
  const delayed = Promise.withResolvers<void>();
  await page.route('**/api/conversations*', async (route) => {
    await delayed.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Archive', exact: true }).click();
  await expectToast(page, 'Conversation archived');
  await page.getByRole('link', { name: 'Archived' }).click();
  delayed.resolve();
  await expect(list(page)).toContainText('Rook & Daughters');
  await expect(page).toHaveURL(/box=archived/);
  await expect(page.getByRole('link', { name: 'Archived' })).toHaveAttribute('aria-current', 'page');
});

test('a search finds conversations by job and company, and messages by words, and opens the message', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(120_000);
  const company = await newPerson();
  const { companyUserId, candidateUserId } = await createMessagingPair(company, page);
  await sendByApi(company, candidateUserId, 'The reunión is on Thursday');
  for (let count = 0; count < 28; count += 1) {
    await sendByApi(company, candidateUserId, `Question ${count}`);
    await sendByApi(page, companyUserId, `Answer ${count}`);
  }
  await page.goto('/messages');
  const search = page.getByRole('searchbox', { name: 'Search' });

  await test.step('finds people by job and company', async () => {
    await search.fill('translator rook');
    await expect(page.getByRole('region', { name: 'Conversations' })).toContainText('Translator');
    await search.fill('nobody at all');
    await expect(page.getByText('No results for “nobody at all”')).toBeVisible();
  });

  await test.step('finds a message by its words, and opens the thread at this message', async () => {
    await search.fill('REUNION');
    const hits = page.getByRole('region', { name: 'Messages' });
    await expect(hits.locator('mark')).toHaveText('reunión');
    await expectScreen(page, 'Messages');
    await hits.getByRole('link').click();
    await expect(thread(page).getByText('The reunión is on Thursday')).toBeInViewport();
    await expect(thread(page).getByText('Answer 27', { exact: true })).not.toBeInViewport();
    await expectAccessible(page);
  });

  await test.step('scrolls from the found message to the newest ones', async () => {
    await thread(page).evaluate((log) => log.scrollTo(0, log.scrollHeight));
    await expect(thread(page).getByText('Answer 27', { exact: true })).toBeAttached();
    await page.getByRole('button', { name: 'Jump to latest' }).click();
    await expect(thread(page).getByText('Answer 27', { exact: true })).toBeInViewport();
    await expect(box(page)).toBeVisible();
  });
});

test('a template is inserted with the name and the job filled in', async ({ page, newPerson, pageErrors }) => {
  test.setTimeout(120_000);
  const company = await newPerson();
  const { candidateUserId } = await createMessagingPair(company, page);
  const path = '/api/message-templates';
  const { id } = await callApi(company, 'post', path, { title: 'Hours', body: 'We work from 9 to 5.' });
  const url = `${path}/${String(id)}`;
  await company.goto(`/messages?userId=${candidateUserId}`);
  const open = async () => {
    await company.getByRole('button', { name: 'Templates' }).click();
    await expect(company.getByRole('dialog', { name: 'Templates' })).toBeVisible();
  };

  await test.step('uses a built-in template', async () => {
    await open();
    await expectAccessible(company);
    await company.getByRole('button', { name: /Invite to a call/ }).click();
    await expect(box(company)).toHaveValue(/^Hi Bruno,\n\nThank you for applying for Translator\./);
    await expect(box(company)).toBeFocused();
    await box(company).fill('');
  });

  await test.step('does not replace what a colleague saved meanwhile, unless it is saved again', async () => {
    pageErrors.expected.push(`409 ${url}`);
    await open();
    await company.getByRole('button', { name: 'Edit Hours' }).click();
    await expect(company.getByRole('dialog', { name: 'Edit template' })).toBeVisible();
    await company.getByLabel('Text', { exact: true }).fill('We work from 9 to 6.');
    await callApi(company, 'put', url, { title: 'Hours', body: 'We work from 8 to 4.' });
    await company.getByRole('button', { name: 'Save' }).click();
    await expectToast(company, 'This template has changed in the meantime.');
    await expect(company.getByText('We work from 8 to 4.')).toBeVisible();
    await expect(company.getByLabel('Text', { exact: true })).toHaveValue('We work from 9 to 6.');
    await expectAccessible(company);
    await company.getByRole('button', { name: 'Save' }).click();
    await expectToast(company, 'Template saved');
    await expect(company.getByText('We work from 9 to 6.')).toBeVisible();
    await company.keyboard.press('Escape');
  });

  await test.step('creates, changes, uses, deletes and restores a custom template', async () => {
    await open();
    await company.getByRole('button', { name: 'New template' }).click();
    await company.getByRole('button', { name: 'Save' }).click();
    await expect(company.getByText('A template needs a title')).toBeVisible();
    await company.getByLabel('Title').fill('Short');
    await company.getByLabel('Text', { exact: true }).fill('Dear {firstName}, {companyName} here.');
    await company.getByRole('button', { name: 'Save' }).click();
    await expectToast(company, 'Template saved');
    await company.getByRole('button', { name: 'Edit Short' }).click();
    await company.getByLabel('Title').fill('Shorter');
    await company.getByRole('button', { name: 'Save' }).click();
    await company.getByRole('button', { name: 'Delete Shorter' }).click();
    await expect(company.getByText('Template deleted')).toBeVisible();
    await company.getByRole('button', { name: 'Undo' }).click();
    await expect(company.getByText('Template deleted')).toBeHidden();
    await company.getByRole('button', { name: /^Shorter/ }).click();
    await expect(box(company)).toHaveValue('Dear Bruno, Rook & Daughters here.');
    await box(company).press('Enter');
    await expect(thread(company).getByText('Dear Bruno, Rook & Daughters here.')).toBeVisible();
  });
});
