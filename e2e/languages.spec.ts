/** Translations outside of catalogs: form errors in toasts, amounts that the server formats in English, devices, and names of deleted accounts. */
import { expect, expectScreen, expectToast, test } from './support/journey.ts';
import { applyByApi, createCompanyWithJob, createPerson, registerByApi } from './support/people.ts';

test('a candidate reads Portuguese, including texts from the server', async ({ page, newPerson }) => {
  const employer = await newPerson();
  const { jobId, password } = await createCompanyWithJob(employer, createPerson('Wilma', 'Stone'), 'Stone Bridges', {
    title: 'Bridge Painter',
    description: 'Paints the bridges of a small county, one after the other.',
    requiredSkills: ['Painting'],
    hourlyBudget: 42,
  });
  await registerByApi(page, createPerson('Rita', 'Ponte'));
  await page.request.patch('/api/auth/account-type', { data: { accountType: 'candidate' } });
  await page.request.patch('/api/account', { data: { language: 'pt' } });

  await test.step('form errors in the toast are translated', async () => {
    await page.goto('/messages');
    await expectScreen(page, 'Perfil profissional');
    await page.getByRole('button', { name: 'Concluir cadastro' }).click();
    await expectToast(page, 'Adicione pelo menos uma habilidade');
  });

  const profile = await page.request.post('/api/candidates', { data: { jobTitle: 'Pintora', skills: ['Painting'] } });
  const { id: candidateId, userId } = await profile.json();

  await test.step('amounts are in Brazilian format', async () => {
    await page.goto(`/jobs/${jobId}`);
    await expect(page.getByText('Até US$6.720/mês')).toBeVisible();
  });

  await test.step('English texts of the job are marked as English', async () => {
    const english = page.locator('main [lang="en"]');
    await expect(english.filter({ hasText: 'Bridge Painter' })).toBeVisible();
    await expect(english.filter({ hasText: 'Paints the bridges' })).toBeVisible();
  });

  await test.step('the current device is translated', async () => {
    await page.goto('/account');
    await expect(page.getByText(/^Chrome no /)).toBeVisible();
  });

  await test.step('the name of a deleted company is translated', async () => {
    const application = await applyByApi(page, { jobId, candidateId });
    await employer.request.post('/api/messages', { data: { receiverId: userId, content: 'Obrigada!' } });
    await employer.request.patch(`/api/applications/${application.id}`, { data: { status: 'interviewing' } });
    const deletion = await employer.request.delete('/api/account', { data: { password } });
    expect(deletion.ok()).toBe(true);
    await page.goto('/my-applications');
    await expect(page.getByText('Empresa excluída')).toBeVisible();
    await page.getByRole('link', { name: 'Bridge Painter' }).click();
    await expectScreen(page, 'Bridge Painter');
    await expect(page.getByText('Empresa excluída').first()).toBeVisible();
    await expect(page.getByText('Deleted')).toHaveCount(0);

    await page.goto('/messages');
    await page
      .getByRole('link', { name: /Conta excluída|Empresa excluída/ })
      .first()
      .click();
    await expect(page.getByText('Esta conta não existe mais')).toBeVisible();
    await expect(page.getByText('Deleted')).toHaveCount(0);
    await page.getByRole('button', { name: /Notificações/ }).click();
    await expect(page.getByRole('dialog').getByText('a empresa excluiu a própria conta')).toBeVisible();
    await expect(page.getByText('Deleted')).toHaveCount(0);
  });
});

test.describe('a visitor', () => {
  test.use({ expectedErrors: ['429 /api/auth/login'] });

  test('reads form errors and server errors in Spanish', async ({ page }) => {
    await page.goto('/login?language=es');
    await expect(page.locator('[data-island][data-hydrated]').first()).toBeAttached();
    const submit = page.getByRole('button', { name: 'Iniciar sesión', exact: true });
    await submit.click();
    await expect(page.getByText('Correo electrónico no válido')).toBeVisible();
    await expect(page.getByText('Falta la contraseña')).toBeVisible();

    await page.route('**/api/auth/login', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          status: 429,
          detail: 'Too many attempts. Please try again in 15 minutes.',
          code: 'too-many-attempts',
          params: { unit: 'minutes', count: 15 },
        }),
      }),
    );
    await page.locator('input[name="email"]').fill('ana@mail.example');
    await page.locator('input[name="password"]').fill('not the password');
    await submit.click();
    await expectToast(page, 'No se pudo iniciar sesión', 'Demasiados intentos. Vuelve a intentarlo en 15 minutos.');
  });
});
