/** Files in messages: chosen, dropped, pasted, retried, sent and downloaded. */
import sharp from 'sharp';
import { expect, expectAccessible, expectScreen, goTo, type Page, test } from './support/journey.ts';
import { createMessagingPair } from './support/people.ts';

const box = (page: Page) => page.getByRole('textbox', { name: /message/i });
const thread = (page: Page) => page.getByRole('log');
const list = (page: Page) => page.getByRole('list', { name: 'Conversations' });
const fileInput = (page: Page) => page.locator('input[type=file]');
const tray = (page: Page) => page.getByRole('list', { name: 'Attached files' });

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
const toPdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });
const createPicture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer();

/** Drops a file on the send box, or pastes it there. */
const dropOrPaste = (page: Page, event: 'drop' | 'paste', bytes: Buffer, name: string) =>
  box(page).evaluate(
    (element, { kind, content, fileName }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(content)], fileName, { type: 'image/png' }));
      const shared = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...shared, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...shared, clipboardData: transfer }),
      );
    },
    { kind: event, content: [...bytes], fileName: name },
  );

test('files are chosen, dropped, pasted, retried and sent, and downloaded by the other side', async ({
  page,
  newPerson,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const company = await newPerson();
  const { companyUserId, candidateUserId } = await createMessagingPair(company, page);
  pageErrors.expected.push(
    `415 /api/messages/${companyUserId}/attachments`,
    `503 /api/messages/${companyUserId}/attachments`,
  );
  await company.goto(`/messages?userId=${candidateUserId}`);
  await page.goto(`/messages?userId=${companyUserId}`);
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeVisible();

  await test.step('an unsupported file is rejected and can be removed', async () => {
    await fileInput(page).setInputFiles({
      name: 'page.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html>'),
    });
    await expect(tray(page).getByText(/Choose a PDF, a Word document/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove page.pdf' }).click();
    await expect(tray(page)).toBeHidden();
  });

  await test.step('a failed upload is retried', async () => {
    await page.route('**/attachments', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"detail":"Busy right now"}' }),
    );
    await fileInput(page).setInputFiles(toPdfFile('portfolio.pdf'));
    await expect(tray(page).getByText('Busy right now')).toBeVisible();
    await page.unroute('**/attachments');
    await page.getByRole('button', { name: 'Upload portfolio.pdf again' }).click();
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  await test.step('files stay attached while another page is open, and more are dropped and pasted', async () => {
    await goTo(page, 'Dashboard');
    await page.goBack();
    await expect(tray(page).getByRole('listitem')).toHaveCount(1);
    await dropOrPaste(page, 'drop', await createPicture(), 'dropped.png');
    await dropOrPaste(page, 'paste', await createPicture(), 'pasted.png');
    await expect(tray(page).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    await expectScreen(page, 'Messages');
  });

  await test.step('files are sent without text, and shown to both sides', async () => {
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(tray(page)).toBeHidden();
    for (const reader of [page, company]) {
      await expect(thread(reader).getByRole('link', { name: /portfolio\.pdf/ })).toBeVisible();
      await expect(thread(reader).getByRole('img', { name: 'Picture: dropped.png' })).toBeVisible();
      await expect(list(reader).getByText('3 files')).toBeVisible();
    }
    const download = company.waitForEvent('download');
    await thread(company)
      .getByRole('link', { name: /portfolio\.pdf/ })
      .click();
    expect((await download).suggestedFilename()).toBe('portfolio.pdf');
    await expectScreen(company, 'Messages');
  });
});
