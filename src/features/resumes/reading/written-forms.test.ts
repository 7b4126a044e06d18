import { describe, expect, it } from 'vitest';
import { readDesign } from '#testing/resume-designs/design.ts';
import { placeLines } from '#testing/resume-lines.ts';

const HEAD = ['#Ana Gómez', 'ana.gomez@example.com', 'Lima, Peru'];
const read = (...lines: string[]) => readDesign({ texts: placeLines([...HEAD, ...lines]) });

describe('reading jobs and education', () => {
  it('finds a labeled title below a list item with dates and employer', () => {
    const jobs = [
      '• Jan 2019 – Mar 2022 – Quillmark, Lima',
      '  Position: Accountant',
      '  Main activities: Closed the books of three companies every month.',
    ];
    expect(read('#Experience', ...jobs).jobs).toEqual(['Accountant @ Quillmark 2019-01/2022-03']);
  });

  it('drops a place after a slash from a title, and keeps other slashes', () => {
    const jobs = ['Quillmark | 2019 – 2022', 'Accountant / Lima', 'Umbra | 2016 – 2019', 'Clerk / Cashier'];
    expect(read('#Experience', ...jobs).jobs).toEqual([
      'Accountant @ Quillmark 2019/2022',
      'Clerk / Cashier @ Umbra 2016/2019',
    ]);
  });

  it('splits degree and school at a period, but not after an abbreviation', () => {
    expect(read('#Education', 'Bachelor of Arts. Hollis College, 2012 – 2016').studies).toEqual([
      'Bachelor of Arts @ Hollis College 2012/2016',
    ]);
    expect(read('#Education', 'B.A. in History, Hollis College, 2012 – 2016').studies).toEqual([
      'B.A.: History @ Hollis College 2012/2016',
    ]);
  });

  it('joins a school that ends in a connective with the line below it', () => {
    const studies = ['Licenciatura en Derecho', 'Universidad de Buenos Aires, Facultad de', 'Derecho', '2012 – 2016'];
    expect(read('#Educación', ...studies).studies).toEqual([
      'Licenciatura: Derecho @ Universidad de Buenos Aires, Facultad de Derecho 2012/2016',
    ]);
  });
});

describe('education listed among jobs', () => {
  it('is recognized if the résumé has no education heading, and jobs at schools stay jobs', () => {
    const jobs = ['Teacher, Hollis College | 2019 – 2022', '• Taught', 'Clerk, Umbra | 2016 – 2019', '• Filed'];
    const study = ['Bachelor of Arts in History, Ridgemont State University | 2012 – 2016'];
    expect(read('#Experience', ...jobs, ...study)).toMatchObject({
      jobs: ['Teacher @ Hollis College 2019/2022', 'Clerk @ Umbra 2016/2019'],
      studies: ['Bachelor of Arts: History @ Ridgemont State University 2012/2016'],
    });
  });
});

describe('job titles that are not in any word list', () => {
  it('are distinguished from employers by their form', () => {
    const jobs = [
      'Quillmark | 2019 – 2022',
      'Falconer',
      '• Flew',
      'Umbra | 2016 – 2019',
      'Falconry apprentice',
      '• Fed',
    ];
    expect(read('#Experience', ...jobs).jobs).toEqual([
      'Falconer @ Quillmark 2019/2022',
      'Falconry apprentice @ Umbra 2016/2019',
    ]);
  });
});

describe('a title next to the name', () => {
  it('is a separate text if it is smaller', () => {
    const name = placeLines(['Ana Gómez'], { size: 22 });
    const title = placeLines(['Accountant'], { left: 90, size: 15, top: 40 });
    const texts = [...name, ...title, ...placeLines(['ana@example.com', 'Lima, Peru'], { top: 60 })];
    expect(readDesign({ texts }).name).toBe('Ana Gómez');
  });
});

describe('skill group labels', () => {
  it('are not skills, unlike bold skills above their levels', () => {
    const groups = ['**Main**', '• Excel', '• SAP', '**Others**', '• Payroll', '• Budgets'];
    expect(read('#Skills', ...groups).skills).toEqual(['Excel', 'SAP', 'Payroll', 'Budgets']);
    const rated = ['**Excel**', 'Advanced', '**SAP**', 'Intermediate'];
    expect(read('#Skills', ...rated).skills).toEqual(['Excel', 'SAP']);
  });
});
