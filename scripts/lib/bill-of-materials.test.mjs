import { describe, expect, it } from 'vitest';
import { withName } from './bill-of-materials.mjs';

describe('withName', () => {
  it("sets the product's name, whatever the folder, and leaves the rest unchanged", () => {
    const bill = {
      bomFormat: 'CycloneDX',
      metadata: { timestamp: 'now', component: { name: 'a-folder', version: '0.1.0', purl: 'pkg:npm/puente@0.1.0' } },
      components: [{ name: 'zod' }],
    };
    const named = withName(bill, 'puente');
    expect(named.metadata.component.name).toBe('puente');
    expect(withName(named, 'a-folder')).toEqual(bill);
  });
});
