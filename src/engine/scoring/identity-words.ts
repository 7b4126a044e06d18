/**
 * Words that people use to state their origin or school, for identity.ts. Contains only data: case-insensitive parts of regular expressions,
 * separated by whitespace, with `_` for a space.
 */

/** Nationalities and ethnic groups in English. */
export const DEMONYMS = `
argentine argentinian bolivian brazilian chilean colombian costa_rican cuban dominican ecuadorian ecuadorean salvadoran guatemalan haitian honduran
jamaican mexican nicaraguan panamanian paraguayan peruvian puerto_rican uruguayan venezuelan american canadian british irish australian indian pakistani
filipino filipina nigerian kenyan ghanaian egyptian moroccan south_african latina latino latin_american hispanic afro-latina black white asian`;

/** Nationalities and ethnic groups in Spanish and Portuguese. */
export const LATIN_DEMONYMS = `
argentin[oa] bolivian[oa] brasile[ñn][oa] brasileir[oa] chilen[oa] colombian[oa] costarricense cuban[oa] dominican[oa] ecuatorian[oa] equatorian[oa]
salvadore[ñn][oa] guatemaltec[oa] haitian[oa] hondure[ñn][oa] mexican[oa] nicarag[üu]ense paname[ñn][oa] paraguay[oa] paraguai[oa] peruan[oa]
puertorrique[ñn][oa] uruguay[oa] uruguai[oa] venezolan[oa] venezuelan[oa] estadounidense norteamerican[oa] american[oa] angolan[oa] mo[cç]ambican[oa]
caboverdian[oa] latin[oa] latinoamerican[oa] ind[ií]gena(?:\\saimara|\\squechua|\\smaya)? mestiz[oa] negr[oa] branc[oa] blanc[oa] pard[oa]
afro-?(?:colombian|american|brasileir|descendient|descendent)[aeon]{0,2}`;

/** Nationalities that are also languages. An English teacher is not necessarily English. */
export const LANGUAGE_DEMONYMS = `
spanish portuguese english french german italian chinese japanese korean russian ukrainian polish dutch greek turkish espa[ñn]ol[a]? espanhol[a]?
portugu[eé]s[a]? portugu[eê]s ingl[eé]s[a]? ingl[eê]s franc[eé]s[a]? franc[eê]s alem[aá]n[a]? alem[aã]o? italian[oa]`;

/** Schools known by a nickname. */
export const SCHOOL_NICKNAMES = `
usp unicamp ufrj ufmg ufrgs unb unesp puc puc-rio puc-sp fgv insper unam itesm ipn uam itam uba utn unc unlp itba uade uchile pucp unmsm uniandes udea
unal icesi ucv usb espol usfq udelar harvard yale princeton mit ucla nyu oxford cambridge cornell caltech`;
