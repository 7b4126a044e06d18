import { describe, expect, it } from 'vitest';
import { findNameInText, splitName } from './person-name.ts';

describe('the name of a person', () => {
  it.each([
    ['Emma Whitfield', 'Emma', 'Whitfield'],
    ['María José García Muñoz', 'María José', 'García Muñoz'],
    ['Juan Pablo Rodríguez', 'Juan Pablo', 'Rodríguez'],
    ['Lucía Peña Castaño', 'Lucía', 'Peña Castaño'],
    ['JOSÉ LUIS HERNÁNDEZ', 'José Luis', 'Hernández'],
    ['ANA DE LA TORRE', 'Ana', 'de la Torre'],
    ['João dos Santos da Silva', 'João', 'dos Santos da Silva'],
    ['María del Carmen Pérez', 'María del Carmen', 'Pérez'],
    ['Mary Ann Van der Berg', 'Mary Ann', 'Van der Berg'],
    ["Kevin O'Leary", 'Kevin', "O'Leary"],
    ['Carlos Quintero Salazar Londoño', 'Carlos', 'Quintero Salazar Londoño'],
    ['GARCÍA MUÑOZ, Juan Pablo', 'Juan Pablo', 'García Muñoz'],
  ])('in "%s" is split into %s and %s', (text, firstName, lastName) => {
    expect(splitName(text)).toEqual({ firstName, lastName });
  });

  it.each([
    ['Nombre: Lucía Peña', 'Lucía Peña'],
    ['Daniel Whitfield, CPA, MBA', 'Daniel Whitfield'],
    ['Ana Gómez | Contadora', 'Ana Gómez'],
    ['Dr. Ana Gómez', 'Ana Gómez'],
    ['Mg. Ana Gómez', 'Ana Gómez'],
  ])('is found in "%s"', (text, name) => {
    expect(findNameInText(text)).toBe(name);
  });

  it.each([
    'Curriculum Vitae',
    'Hoja de Vida',
    'Senior Accountant',
    'ana@example.com',
    'Bogotá, Colombia',
    'Work Experience',
  ])('is not found in "%s"', (text) => {
    expect(findNameInText(text)).toBeNull();
  });
});
