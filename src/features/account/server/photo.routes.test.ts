import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { photos } from './account.tables.ts';

const world = useTestApp();

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };
const blank = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

const upload = (client: TestClient, payload: Buffer | string, contentType = 'image/jpeg') =>
  client.request({ method: 'PUT', url: '/api/account/photo', payload, headers: { 'content-type': contentType } });

const loadPicture = async (url: string) => {
  const { app } = world;
  const response = await app.inject({ method: 'GET', url });
  return { response, image: sharp(response.rawPayload) };
};

const readColor = async (image: Sharp, left: number, top: number): Promise<'red' | 'blue'> => {
  const [red = 0, , blue = 0] = await image
    .clone()
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
};

describe('PUT /api/account/photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'stores a %s as a square WebP that can be cached permanently',
    async (format) => {
      const person = await world.newcomer();
      const { status, body } = await upload(
        person,
        await blank(900, 600).toFormat(format).toBuffer(),
        'application/octet-stream',
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: person.userId,
        profileImageUrl: expect.stringMatching(/^\/api\/photos\/[0-9a-f-]{36}$/),
      });
      expect((await person.get('/api/auth/user')).body.profileImageUrl).toBe(body.profileImageUrl);
      const { response, image } = await loadPicture(body.profileImageUrl);
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await image.metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    },
  );

  it('turns the picture upright and removes camera metadata', async () => {
    const person = await world.newcomer();
    // Orientation 6: the left of the file is the top of the picture.
    const picture = await blank(400, 400)
      .composite([{ input: await blank(200, 400, BLUE).png().toBuffer(), left: 200, top: 0 }])
      .withExif({ IFD0: { Copyright: 'Ana Lima' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    const { body } = await upload(person, picture);
    const { image } = await loadPicture(body.profileImageUrl);
    const { exif, orientation } = await image.metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect([await readColor(image, 256, 20), await readColor(image, 256, 490)]).toEqual(['red', 'blue']);
  });

  it('accepts a file in a multipart form', async () => {
    const person = await world.newcomer();
    const form = new FormData();
    form.append('note', 'hello');
    form.append(
      'photo',
      new File([new Uint8Array(await blank(40, 40).png().toBuffer())], 'me.png', { type: 'image/png' }),
    );
    const request = new Request('http://localhost', { method: 'PUT', body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const response = await upload(person, payload, request.headers.get('content-type') ?? '');
    expect(response).toMatchObject({ status: 200, body: { profileImageUrl: expect.stringContaining('/api/photos/') } });
  });

  it('replaces the previous photo, whose URL then returns 404', async () => {
    const person = await world.newcomer();
    const first = (await upload(person, await blank(40, 40).png().toBuffer())).body.profileImageUrl;
    const same = (await upload(person, await blank(40, 40).png().toBuffer())).body.profileImageUrl;
    expect(same).toBe(first);
    const second = (await upload(person, await blank(40, 40, BLUE).png().toBuffer())).body.profileImageUrl;
    expect(second).not.toBe(first);
    expect((await world.visitor.get(first)).status).toBe(404);
    expect((await world.visitor.get(second)).status).toBe(200);
    expect(await world.db.select().from(photos)).toHaveLength(1);
  });

  it('keeps one of several simultaneous uploads, and the account shows that photo', async () => {
    const person = await world.newcomer();
    const pictures = await Promise.all(
      [10, 90, 170, 250].map((red) =>
        blank(30, 30, { ...RED, r: red })
          .png()
          .toBuffer(),
      ),
    );
    const responses = await Promise.all(pictures.map((picture) => upload(person, picture)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { profileImageUrl } = (await person.get('/api/account')).body;
    const stored = await world.db.select({ id: photos.id }).from(photos).where(eq(photos.userId, person.userId));
    expect(stored.map(({ id }) => `/api/photos/${id}`)).toEqual([profileImageUrl]);
  });

  it('shows the photo to others who can see the person', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const { profileImageUrl } = (await upload(candidate, await blank(40, 40).png().toBuffer())).body;
    expect((await company.get('/api/candidates/browse')).body[0].user.profileImageUrl).toBe(profileImageUrl);
  });

  it.each([
    ['text sent as a picture', 'hello', 'image/png', 415],
    ['an SVG drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 415],
    ['JSON', '{}', 'application/json', 415],
    ['an empty body', '', 'image/png', 400],
    ['an invalid form', 'hello', 'multipart/form-data; boundary=x', 400],
    ['a form without its boundary', 'hello', 'multipart/form-data', 400],
  ])('refuses %s', async (_what, payload, contentType, status) => {
    const person = await world.newcomer();
    const response = await upload(person, payload, contentType);
    expect(response.status).toBe(status);
    expect(response.body.detail).toMatch(/^[A-Z].*/);
    expect((await person.get('/api/account')).body.profileImageUrl).toBeNull();
  });

  it('refuses a truncated picture', async () => {
    const person = await world.newcomer();
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const image = sharp({ create: { width: 300, height: 300, channels: 3, background: RED, noise } });
    const whole = await image.jpeg().toBuffer();
    const response = await upload(person, whole.subarray(0, whole.length / 2));
    expect(response).toMatchObject({ status: 400, body: { detail: expect.stringContaining('damaged') } });
    expect((await upload(person, whole.subarray(0, 20))).status).toBe(400);
  });

  it('refuses files larger than 5 MB, and small files with too many pixels', async () => {
    const person = await world.newcomer();
    const large = Buffer.concat([await blank(10, 10).jpeg().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]);
    expect((await upload(person, large)).status).toBe(413);
    expect((await upload(person, Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
    const bomb = await blank(8_000, 8_000).png().toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await upload(person, bomb)).toMatchObject({
      status: 413,
      body: { detail: expect.stringContaining('pixels') },
    });
  });

  it('refuses visitors and requests from other sites', async () => {
    const picture = await blank(40, 40).png().toBuffer();
    expect((await upload(world.visitor, picture)).status).toBe(401);
    const person = await world.newcomer();
    const headers = { 'content-type': 'image/png', origin: 'https://elsewhere.example' };
    const response = await person.request({ method: 'PUT', url: '/api/account/photo', payload: picture, headers });
    expect(response.status).toBe(403);
  });
});

describe('DELETE /api/account/photo', () => {
  it('removes the photo, and can be repeated', async () => {
    const person = await world.newcomer();
    const { profileImageUrl } = (await upload(person, await blank(40, 40).png().toBuffer())).body;
    expect((await person.delete('/api/account/photo')).status).toBe(204);
    expect((await person.delete('/api/account/photo')).status).toBe(204);
    expect((await person.get('/api/account')).body.profileImageUrl).toBeNull();
    expect((await world.visitor.get(profileImageUrl)).status).toBe(404);
  });
});
