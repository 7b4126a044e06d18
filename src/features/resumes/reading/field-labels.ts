/** Recognizes labels in forms. A label names the kind of text that follows it, as in `Cargo: analista`, or of the next cell in a table. */
import { fold, trimPunctuation } from './folding.ts';

export type FieldLabel = 'title' | 'company' | 'other';

const LABELS: readonly (readonly [RegExp, FieldLabel])[] = [
  [
    /^(?:cargo|puesto|position|job title|title|role|funcao|funcion|ocupacion|puesto desempenado|cargo desempenado|ultimo cargo)\s*:\s*/,
    'title',
  ],
  [
    /^(?:empresa|company|employer|compania|organizacion|organizacao|empleador|empregador|institucion|entidad|organization|client|cliente)\s*:\s*/,
    'company',
  ],
  [
    /^(?:periodo|fechas?|dates?|duration|duracion|desde|tiempo|period|data|from|vigencia|location|lugar|ciudad|local|ubicacion)\s*:\s*/,
    'other',
  ],
];

/** Returns the text without its label, and the kind that the label names. */
export const splitLabel = (text: string): { text: string; label: FieldLabel | null } => {
  const folded = fold(text);
  for (const [pattern, label] of LABELS) {
    const found = pattern.exec(folded);
    if (found !== null) return { text: text.slice(found[0].length), label };
  }
  return { text, label: null };
};

/** Labels that fill a cell of an official form. Values next to an `aside` label are not a title, employer or school. */
const CELL_LABELS: readonly (readonly [RegExp, FieldLabel | 'aside'])[] = [
  [
    /^(?:cargo|puesto|job title|position|(?:profesion|occupation|funcao|profissao) (?:o|or|ou) (?:cargo|position|puesto)(?: (?:held|desempenado|ocupado))?|(?:puesto|cargo)s? (?:desempenado|ocupado)s?|position held)$/,
    'title',
  ],
  [
    /^(?:empresa|empleador|empregador|employer|company|(?:nombre|name|nome) (?:y direccion|and address|e endereco) (?:de la empresa|del empleador|del empresario|of (?:the )?employer|do empregador|da empresa))$/,
    'company',
  ],
  [
    /^(?:fechas?|datas?|dates?|periodo|period|(?:titulo|designacao|title|nombre) (?:de la cualificacion|da qualificacao|of qualification)(?: (?:obtenida|atribuida|awarded))?|(?:cualificacion|qualificacao|titulacion|qualification) (?:obtenida|obtida|awarded)|titulo(?: obtenido| obtido)?|degree|(?:nombre|nome|name)(?: (?:y|e|and) (?:tipo|type))? (?:del centro|de la organizacion|da (?:instituicao|organizacao)|do estabelecimento|of organi[sz]ation|of school).{0,60}|centro|institucion|instituicao|school)$/,
    'other',
  ],
  [
    /^(?:tipo de (?:empresa|actividad|atividade)|type of business|sector|setor|ramo|(?:principales )?(?:funciones|actividades|atividades|responsabilidades|responsibilities|main activities)\b.{0,60}|(?:principais|main) .{3,60}|materias .{3,60}|principal subjects.{0,60}|nivel .{0,60}|level .{0,60})$/,
    'aside',
  ],
];

/** Returns the kind of the other cells in a row, based on the text of the first cell, or null if that text is not a label. */
export const findFieldLabel = (text: string): FieldLabel | 'aside' | null => {
  const folded = fold(trimPunctuation(text));
  return CELL_LABELS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
};
