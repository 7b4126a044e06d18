import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const CHANGE = { method: 'POST', url: '/api/auth/logout' } as const;

describe('an error response of the API', () => {
  it.each([
    ['to a page of another site', { ...CHANGE, headers: { origin: 'https://elsewhere.example' } }, 403],
    ['to a page with an opaque origin', { ...CHANGE, headers: { origin: 'null' } }, 403],
    ['to a signed-out visitor', { method: 'GET', url: '/api/jobs' } as const, 401],
    ['at an unknown address', { method: 'GET', url: '/api/nothing' } as const, 404],
    [
      'to a body that is not JSON',
      { method: 'POST', url: '/api/auth/login', payload: 'a=b', headers: { 'content-type': 'text/plain' } } as const,
      415,
    ],
    ['at an unreadable address', { method: 'GET', url: '/api/%E0%A4%A' } as const, 400],
  ])('is not cached: %s', async (_what, request, status) => {
    const response = await world.visitor.request(request);
    expect(response.status).toBe(status);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('the API reference page', () => {
  it('has the same security policy as other pages', async () => {
    const [reference, other] = await Promise.all([world.visitor.get('/api/docs/'), world.visitor.get('/healthz')]);
    expect(reference.status).toBe(200);
    expect(reference.headers['content-security-policy']).toBe(other.headers['content-security-policy']);
  });
});

describe('the content of an error response', () => {
  const problem = (detail: string, code: string, params: object = {}) => ({ detail, code, params });

  it('consists of a code, its parameters and a sentence', async () => {
    const { visitor } = world;
    const company = await world.company();
    const unknown = '/api/jobs/0190a000-0000-7000-8000-000000000000';
    expect((await visitor.get('/api/jobs')).body).toMatchObject(problem('Please sign in', 'signed-out'));
    expect((await company.get('/api/admin/users')).body).toMatchObject(
      problem('You’re not allowed to do this', 'not-allowed'),
    );
    expect((await company.get(unknown)).body).toMatchObject(problem('Job not found', 'job-not-found'));
    expect((await company.get('/api/nothing')).body).toMatchObject(
      problem('There’s nothing at this address', 'nothing-here'),
    );
    expect((await company.post('/api/companies', { companyName: 'Harbor' })).body).toMatchObject(
      problem('You’ve already set up your company profile', 'company-profile-exists'),
    );
    expect((await company.get('/api/jobs?limit=none')).body).toMatchObject(
      problem('Must be a number of at least 1', 'not-a-limit'),
    );
  });

  it('for a form has the code of the first invalid field, and a code for each invalid field', async () => {
    const { body } = await world.visitor.post('/api/auth/register', {
      email: 'ana@mail.example',
      firstName: ' ',
      lastName: 'x'.repeat(101),
    });
    const { errors, ...whole } = body;
    expect(errors).toEqual(
      expect.arrayContaining([
        { path: 'firstName', message: 'First name is required', code: 'first-name-required', params: {} },
        {
          path: 'lastName',
          message: 'Must be at most 100 characters',
          code: 'text-too-long',
          params: { count: 100 },
        },
      ]),
    );
    const [{ message, code, params }] = errors;
    expect(whole).toMatchObject({ status: 400, ...problem(message, code, params) });
    expect((await world.visitor.post('/api/auth/register', [])).body).toMatchObject({
      ...problem('The request must be a JSON object with the fields of this call', 'not-an-object'),
      errors: [{ path: '', message: 'This isn’t valid', code: 'not-valid', params: {} }],
    });
  });

  it('has the same shape for fields rejected by a handler', async () => {
    const person = await world.newcomer();
    const change = { currentPassword: 'not this one', password: 'a sentence that is long' };
    const { body } = await person.post('/api/auth/password/change', change);
    const wrong = problem('Your current password is incorrect', 'wrong-current-password');
    const { detail: message, ...rest } = wrong;
    expect(body).toMatchObject({ ...wrong, errors: [{ path: 'currentPassword', message, ...rest }] });
  });

  it('for an upload states what is wrong with the file', async () => {
    const person = await world.newcomer();
    const send = (payload: string, contentType: string) =>
      person.request({
        method: 'PUT',
        url: '/api/account/photo',
        payload,
        headers: { 'content-type': contentType },
      });
    expect((await send('hello', 'image/png')).body).toMatchObject({
      status: 415,
      ...problem('Choose a JPEG, PNG or WebP picture', 'picture-type'),
    });
    expect((await send('', 'image/png')).body).toMatchObject({
      status: 400,
      ...problem('Choose a picture to upload', 'picture-required'),
    });
    expect((await send('hello', 'multipart/form-data')).body).toMatchObject({
      status: 400,
      ...problem('This form can’t be read', 'form-unreadable'),
    });
  });

  it('is described in OpenAPI', async () => {
    const { components } = (await world.visitor.get('/api/openapi.json')).body;
    const { schema } = components.responses.Problem.content['application/problem+json'];
    expect(schema.required).toEqual(expect.arrayContaining(['detail', 'code', 'params']));
    expect(schema.properties.errors.items.required).toEqual(['path', 'message', 'code', 'params']);
  });
});
