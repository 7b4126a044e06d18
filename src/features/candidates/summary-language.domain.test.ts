import { expect, it } from 'vitest';
import { detectForeignLanguage } from './summary-language.domain.ts';

it.each([
  ['Contador público con diez años de experiencia en cierres mensuales y auditoría.', 'es'],
  ['Desarrolladora de software. Trabajo con equipos distribuidos en la región.', 'es'],
  ['Contadora com dez anos de experiência em fechamentos mensais e auditoria.', 'pt'],
  ['Analista de dados, responsável pela área de relatórios da empresa.', 'pt'],
  ['Sou desenvolvedor e trabalho com o time de produto.', 'pt'],
  ['Accountant with ten years of experience in monthly closings and audits.', null],
  ['Customer success lead for Latin America, based in La Paz. I speak Spanish and Portuguese.', null],
  ['I led the finance team of Banco de la Nación for three years.', null],
  ['Bookkeeper, QuickBooks, Excel', null],
  ['', null],
  ['李'.repeat(50), null],
])('the foreign language of %j is %j', (text, language) => {
  expect(detectForeignLanguage(text)).toBe(language);
});
