/**
 * What the cosines of a language model mean. Models differ: to one, any two titles have 0.8 in common, to another none have 0.4. So a
 * model is measured once on titles that are known to be the same work, in the market's languages, and on pairs of them that are not.
 * It asks nobody; whoever asks hands the vectors in.
 */
import type { MeaningLevels } from '../matching.domain.ts';

/** A line an occupation: two titles of it in English, then Spanish and Portuguese. No two lines are near each other. */
const OCCUPATIONS = `
software engineer | programmer | desarrollador de software | engenheiro de software
accountant | bookkeeper | contador | contador público
registered nurse | nurse | enfermera | enfermeiro
graphic designer | visual designer | diseñador gráfico | designer gráfico
sales representative | account executive | representante de ventas | representante de vendas
lawyer | attorney | abogado | advogado
truck driver | lorry driver | camionero | motorista de caminhão
chef | cook | cocinero | cozinheiro
electrician | electrical technician | electricista | eletricista
school teacher | teacher | profesor de escuela | professor de escola
human resources manager | HR manager | gerente de recursos humanos | gestor de recursos humanos
mechanical engineer | machine design engineer | ingeniero mecánico | engenheiro mecânico
translator | interpreter | traductor | tradutor
executive assistant | administrative assistant | asistente ejecutiva | assistente executiva
hairdresser | hair stylist | peluquera | cabeleireira
carpenter | joiner | carpintero | marceneiro`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((title) => title.trim()));

/** The titles that a model is measured on; hand their vectors to `levelsOf` in this order. */
export const MEASURED_TITLES: readonly string[] = OCCUPATIONS.flat();

const occupationOf: readonly number[] = OCCUPATIONS.flatMap((titles, at) => titles.map(() => at));

/** Of titles of other work, one in ten pairs may look as if they had something in common. */
const CHANCE_SHARE = 0.9;
/** Half of the pairs of the same work are beyond doubt. */
const SAME_SHARE = 0.5;
/** Levels nearer to each other say that the model does not know these languages. */
const LEAST_APART = 0.05;

type Vector = readonly number[];

function cosine(one: Vector, other: Vector): number {
  const product = (a: Vector, b: Vector): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return product(one, other) / (Math.sqrt(product(one, one) * product(other, other)) || 1);
}

const atShare = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

/** The levels of a model by its vectors of the measured titles; null where it does not tell titles of these languages apart. */
export function levelsOf(vectors: readonly Vector[]): MeaningLevels | null {
  const same: number[] = [];
  const others: number[] = [];
  vectors.forEach((vector, at) => {
    for (let later = at + 1; later < vectors.length; later++) {
      const pairs = occupationOf[at] === occupationOf[later] ? same : others;
      pairs.push(cosine(vector, vectors[later] ?? []));
    }
  });
  const levels = { chance: Math.max(0, atShare(others, CHANCE_SHARE)), same: atShare(same, SAME_SHARE) };
  return levels.same - levels.chance < LEAST_APART ? null : levels;
}
