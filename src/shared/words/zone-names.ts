/**
 * Names that people use for IANA time zones: abbreviations, zone names, countries and cities, mostly in the Americas. The matching engine and the
 * time-zone field use them. Format: `zone: names`, folded (no accents, lower case). A country with several zones is listed under its most populous
 * zone. EST, EDT and ET all mean New York's clock, because job posts say "EST" even in July.
 */
export const ZONE_NAMES = `
America/New_York: et, est, edt, eastern, eastern time, us eastern, hora del este, horario del este, new york, nyc, miami, boston,
  atlanta, washington dc, philadelphia, florida, georgia usa, north carolina, new jersey, detroit, orlando, charlotte, toronto, montreal
America/Chicago: ct, cst, cdt, central, central time, us central, hora central, horario central, chicago, dallas, houston, austin, texas, tx,
  minneapolis, illinois, nashville, st louis, kansas city, new orleans, san antonio
America/Denver: mt, mst, mdt, mountain, mountain time, us mountain, denver, colorado, utah, salt lake city, boise, albuquerque
America/Phoenix: arizona, phoenix
America/Los_Angeles: pt, pst, pdt, pacific, pacific time, us pacific, hora del pacifico, horario del pacifico, los angeles, san francisco,
  seattle, california, portland, san diego, silicon valley, bay area, las vegas, nevada, oregon, vancouver
America/Anchorage: akst, akdt, alaska, anchorage
Pacific/Honolulu: hst, hawaii, honolulu
America/Puerto_Rico: ast, atlantic time, puerto rico, san juan
America/Mexico_City: mexico city, ciudad de mexico, cidade do mexico, cdmx, mexico df, mexico d f, mexico, guadalajara, puebla, queretaro, leon, merida
America/Monterrey: monterrey
America/Cancun: cancun, quintana roo, playa del carmen
America/Tijuana: tijuana, mexicali, baja california
America/Hermosillo: sonora, hermosillo
America/Guatemala: guatemala, guatemala city, ciudad de guatemala
America/El_Salvador: el salvador, san salvador
America/Tegucigalpa: honduras, tegucigalpa, san pedro sula
America/Managua: nicaragua, managua
America/Costa_Rica: costa rica
America/Panama: panama, panama city, ciudad de panama
America/Bogota: colombia, bogota, medellin, cali, barranquilla, cartagena, bucaramanga, pereira, cot
America/Lima: peru, lima, arequipa, trujillo, cusco, pet
America/Guayaquil: ecuador, quito, guayaquil, cuenca, ect
America/Caracas: venezuela, caracas, maracaibo, valencia venezuela, vet
America/La_Paz: bolivia, la paz, santa cruz de la sierra, cochabamba
America/Santiago: chile, santiago, santiago de chile, valparaiso, concepcion, clt, clst
America/Argentina/Buenos_Aires: argentina, buenos aires, cordoba argentina, cordoba, rosario, mendoza, la plata, mar del plata, art
America/Montevideo: uruguay, montevideo, uyt
America/Asuncion: paraguay, asuncion, pyt
America/Sao_Paulo: brazil, brasil, sao paulo, rio de janeiro, brasilia, belo horizonte, curitiba, porto alegre, florianopolis, salvador bahia,
  recife, fortaleza, campinas, brt, horario de brasilia
America/Manaus: manaus, amazonas
America/Santo_Domingo: dominican republic, republica dominicana, santo domingo
America/Havana: cuba, habana, la habana, havana
America/Jamaica: jamaica, kingston
America/Port_of_Spain: trinidad, trinidad and tobago
America/Port-au-Prince: haiti
America/Belize: belize, belice
America/Halifax: halifax, nova scotia
Europe/London: london, uk, united kingdom, england, bst
Europe/Lisbon: lisbon, lisboa, portugal, porto, wet
Europe/Madrid: cet, cest, spain, espana, espanha, madrid, barcelona, paris, france, berlin, germany, rome, italy, amsterdam
Europe/Athens: eet, eest, athens, bucharest
Asia/Kolkata: ist, india, mumbai, bangalore, delhi
Asia/Manila: philippines, manila
UTC: utc, gmt, zulu
`;

/** Returns the time zone for each name. */
export const zonesByName = (): Map<string, string> => {
  const zones = new Map<string, string>();
  for (const entry of ZONE_NAMES.replace(/\n\s+/g, ' ').trim().split('\n')) {
    const colon = entry.indexOf(': ');
    for (const name of entry.slice(colon + 2).split(',')) zones.set(name.trim(), entry.slice(0, colon));
  }
  return zones;
};
