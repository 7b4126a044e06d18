/**
 * Words that Spanish and Portuguese texts must not use, with the terms to use instead (`terms.md`). Each word is matched as a whole word or phrase,
 * ignoring case. Only tests read this file.
 */
export const BANNED_WORDS: Readonly<Record<'es' | 'pt', Readonly<Record<string, string>>>> = {
  es: {
    'huso horario': 'zona horaria',
    emparejamiento: 'coincidencia',
    puntaje: 'puntuación',
    'empleo abierto': 'vacante abierta',
    'empleos abiertos': 'vacantes abiertas',
    'publicar un empleo': 'publicar una vacante',
    solapamiento: 'horas en común',
    compañía: 'empresa',
    loguearse: 'iniciar sesión',
    vosotros: 'ustedes',
    usted: 'tú',
    'aprobado/a': 'te aprobaron',
    'candidato/a': 'candidato',
    'en invierno': 'en enero',
    'en verano': 'en julio',
    'fuiste aprobado': 'te aprobaron',
    'fuiste descartado': 'te descartaron',
    'olvidar es olvidar': 'a plain sentence',
    'se explica sola': 'a plain sentence',
  },
  pt: {
    pareamento: 'combinação',
    escore: 'pontuação',
    'fazer login': 'entrar',
    sobreposição: 'horas em comum',
    companhia: 'empresa',
    'o puente': 'a Puente',
    'do puente': 'da Puente',
    'no puente': 'na Puente',
    'ao puente': 'à Puente',
    'o ${brand.name}': 'a Puente',
    'do ${brand.name}': 'da Puente',
    'no ${brand.name}': 'na Puente',
    'ao ${brand.name}': 'à Puente',
    'o {brand}': 'a {brand}',
    'do {brand}': 'da {brand}',
    'no {brand}': 'na {brand}',
    'ao {brand}': 'à {brand}',
    'aprovado/a': 'seu perfil foi aprovado',
    'candidato(a)': 'candidato',
    'no inverno': 'em janeiro',
    'no verão': 'em julho',
    'esquecer é esquecer': 'a plain sentence',
  },
};

/** Catalogs that still use banned words and need rewording. */
export const NOT_YET_REWORDED: readonly string[] = [];
