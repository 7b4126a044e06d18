import { describe, expect, it } from 'vitest';
import { withProductName } from './bill-of-materials.mjs';

describe('withProductName', () => {
  it("sets the product's name regardless of the folder, and leaves the rest unchanged", () => {
    const bill = {
      bomFormat: 'CycloneDX',
      metadata: { timestamp: 'now', component: { name: 'a-folder', version: '0.1.0', purl: 'pkg:npm/puente@0.1.0' } },
      components: [{ name: 'zod' }],
    };
    const renamed = withProductName(bill, 'puente');
    expect(renamed.metadata.component.name).toBe('puente');
    expect(withProductName(renamed, 'a-folder')).toEqual(bill);
  });
});
