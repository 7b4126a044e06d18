import { describe, expect, it } from 'vitest';
import type { Correspondent } from '../messages.contract.ts';
import { correspondentName, shortCorrespondentName } from './correspondent-name.ts';

const ana: Correspondent = {
  id: '1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  profileImageUrl: null,
  accountType: 'candidate',
  companyName: null,
  candidateId: null,
  isDeleted: false,
};

describe('the displayed name of the other person', () => {
  it('is the company name or the person’s name, with only the first name in running text', () => {
    expect([correspondentName(ana), shortCorrespondentName(ana)]).toEqual(['Ana Ruiz', 'Ana']);
    const company = { ...ana, companyName: 'Lund Architects' };
    expect([correspondentName(company), shortCorrespondentName(company)]).toEqual([
      'Lund Architects',
      'Lund Architects',
    ]);
  });

  it('is the full placeholder name of a deleted account', () => {
    const deletedUser = { ...ana, firstName: 'Deleted', lastName: 'user', isDeleted: true };
    expect(shortCorrespondentName(deletedUser)).toBe('Deleted user');
  });
});
