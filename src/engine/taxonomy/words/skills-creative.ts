/** Skills in design, video, content and marketing. Contains only data, one skill per line (format: see skill-lines.ts). */
export const DESIGN_SKILLS = `
Design | !design, !diseno, design visual | |
Graphic design | diseno grafico, design grafico, graphic designing, graphics design | ^Design |
UI design | #UI, user interface design, interface design, diseno de interfaces, diseno ui, design de interface, visual design | ^Design | ~UX design 7, Web design 6
UX design | #UX, user experience, user experience design, experiencia de usuario, experiencia do usuario, diseno ux, diseno de experiencia | ^Design |
UI/UX design | ui/ux, ux/ui, ui ux, ux ui, diseno ux/ui, diseno ui/ux, ui and ux design | ^UI design, UX design |
UX research | user research, investigacion de usuarios, pesquisa com usuarios | ^UX design | ~Market research 4
Product design | diseno de producto, diseno de productos, design de produto | ^UX design, UI design |
Interaction design | diseno de interaccion, microinteractions | ^UX design |
Wireframing | wireframes, mockups, low fidelity prototypes | ^UX design | ~Prototyping 8
Prototyping | !prototypes, prototipado, !prototipos, prototipagem, rapid prototyping | ^UX design |
Design systems | design system, sistemas de diseno, component libraries | ^UI design |
Web design | diseno web, web designing, design web, diseno de paginas web, website design | ^Design |
Adobe Creative Suite | adobe creative cloud, adobe suite, creative cloud, suite adobe, paquete adobe, pacote adobe | ^Graphic design | ~Adobe Photoshop 8, Adobe Illustrator 8, Adobe InDesign 7
Branding | brand identity, identidad de marca, identidade de marca | ^Graphic design | ~Brand management 6
Typography | tipografia | ^Graphic design |
Illustration | !illustration, !ilustracion, !ilustracao, digital illustration | ^Graphic design |
Packaging design | diseno de empaques | ^Graphic design |
Presentation design | pitch decks, pitch deck, diseno de presentaciones | ^Graphic design | ~PowerPoint 6
Motion graphics | motion design, animacion grafica, animated graphics | ^Video editing, Animation | ~Adobe After Effects 8
Animation | animacion, animacao | ^Design |
3D modeling | !3d, modelado 3d, modelagem 3d, 3d modelling | ^Design |
Video editing | edicion de video, edicion de videos, edicao de video, edicao de videos, video post production, video editor, produccion audiovisual | |
Photography | fotografia, photo editing, edicion de fotos, retouching | |
Audio editing | edicion de audio, sound design | |
Photo retouching | image editing, retoque fotografico | ^Adobe Photoshop |
Interior design | diseno de interiores, design de interiores | ^Design |
Fashion design | diseno de modas, design de moda | ^Design |
Visual identity | manual de marca, brand guidelines, brand book, style guides, guias de estilo, manual da marca | ^Branding |
Logo design | diseno de logos, diseno de logotipos, design de logotipos | ^Branding |
Color theory | teoria del color, teoria das cores, color correction, color grading, correccion de color | ^Design |
Layout design | diagramacion, maquetacion editorial, diagramacao, desktop publishing, page layout | ^Graphic design | ~Adobe InDesign 7, Typography 7
Editorial design | diseno editorial, magazine design, book design, design editorial | ^Graphic design | ~Layout design 8, Adobe InDesign 7
Print design | diseno para impresion, prepress, preprensa, offset printing, flyers design, !brochures | ^Graphic design | ~Packaging design 7
Large format printing | gran formato, signage design, senaletica, !senalizacion, wayfinding | ^Print design |
Infographics | infografias, infographic design, infograficos | ^Graphic design | ~Data visualization 4
Social media design | diseno para redes sociales, social media graphics, piezas graficas, design para redes sociais, banner design | ^Graphic design |
Character design | diseno de personajes, character illustration, design de personagens | ^Illustration |
Concept art | arte conceptual, arte conceitual | ^Illustration |
Storyboarding | storyboard, storyboards, guion grafico | ^Illustration | ~Animation 5
Drawing | !drawing, !dibujo, !desenho, dibujo artistico | ^Illustration |
2D animation | animacion 2d, animacao 2d | ^Animation |
3D animation | animacion 3d, rigging 3d, animacao 3d, character rigging | ^Animation | ~3D modeling 7
Blender | &blender, blender 3d | ^3D modeling |
Autodesk Maya | %maya, maya 3d | ^3D modeling | ~Blender 6, 3ds Max 7
3ds Max | 3d studio max, 3dsmax | ^3D modeling |
Cinema 4D | c4d, %houdini | ^3D modeling | ~Blender 5
ZBrush | digital sculpting, substance painter, texturing, texturizado 3d | ^3D modeling |
Architectural visualization | !renders, renderizado, 3d rendering, rendering 3d, visualizacion arquitectonica | ^3D modeling | ~SketchUp 5
Visual effects | vfx, efectos visuales, compositing, efeitos visuais | ^Motion graphics |
Video production | produccion de video, producao de video, !filming, videography, produccion de videos, videografia | | ~Video editing 7
Short-form video | reels editing, !reels, youtube shorts, tiktok videos, edicion de reels, videos cortos | ^Video editing | ~Content creation 5
Camera operation | operacion de camara, manejo de camara, camera work, drone filming, drone piloting, cinematography, cinematografia | ^Video production | ~Photography 5
Live streaming | transmision en vivo, streaming en vivo, obs studio, transmissao ao vivo | ^Video production |
Lighting design | !iluminacion, stage lighting, diseno de iluminacion, !iluminacao | |
Sound engineering | ingenieria de sonido, audio engineering, mixing and mastering, mezcla de audio, !sonido, engenharia de som | ^Audio editing |
Podcast production | podcasting, produccion de podcasts, podcast editing, edicion de podcast, producao de podcast | ^Audio editing |
Music production | produccion musical, producao musical, music composition, composicion musical | | ~Audio editing 6
Voice-over | voice over, locucion, voiceover, doblaje, dubbing, locucao, voice acting | |
Product photography | fotografia de producto, fotografia de produto, food photography | ^Photography |
Portrait photography | fotografia de retratos, wedding photography, fotografia de eventos, event photography, studio photography | ^Photography |
Photojournalism | fotoperiodismo, fotojornalismo | ^Photography, Journalism |
Information architecture | arquitectura de informacion, card sorting, sitemaps, user flows, arquitetura de informacao, flujos de usuario | ^UX design |
User personas | journey maps, user journey, customer journey mapping, mapas de experiencia, user journeys | ^UX research |
User interviews | entrevistas de usuario, user surveys, entrevistas com usuarios | ^UX research |
Design thinking | pensamiento de diseno, pensamento de design, design sprints, human-centered design, diseno centrado en el usuario | ^UX design |
UX writing | microcopy, content design, redaccion ux | ^Writing, UX design |
Service design | diseno de servicios, design de servicos, service blueprint | ^UX design |
Mobile app design | diseno de apps, diseno de aplicaciones moviles, design de aplicativos, mobile ui design | ^UI design |
Landing page design | diseno de landing pages, design de landing pages | ^Web design |
Adobe Dreamweaver | dreamweaver | ^Web design |
Sketching and prototyping tools | proto.io | ^Prototyping | ~Figma 5
Industrial design | diseno industrial, desenho industrial, furniture design, diseno de muebles | ^Design |
Jewelry design | diseno de joyas, !joyeria, design de joias | ^Design |
Textile design | diseno textil, patronaje, pattern making, modelagem de roupas, !estampados | ^Fashion design |
Sewing | costura, !confeccion, !tailoring, garment making, !alterations | | ~Fashion design 4
Styling | !styling, estilismo, fashion styling, personal styling | ^Fashion design |
Space planning | planificacion de espacios, distribucion de espacios, home staging, decoracion de interiores | ^Interior design |
Architecture | !architecture, !arquitectura, !arquitetura, architectural design, diseno arquitectonico | ^Design | ~BIM 5
Landscape design | paisajismo, landscape architecture, diseno de jardines, arquitectura paisajista | ^Design |
Urban planning | planificacion urbana, urbanismo, planejamento urbano, city planning | | ~Architecture 4
Exhibition design | diseno de exhibiciones, set design, escenografia, stand design, cenografia | ^Design |
`;
export const MARKETING_SKILLS = `
Marketing | mercadeo, mercadotecnia, marketing strategy, estrategia de marketing, mercadologia | |
Digital marketing | marketing digital, online marketing, internet marketing, mercadeo digital | ^Marketing |
Social media marketing | social media, redes sociales, social media management, midias sociais, gestion de redes sociales, manejo de redes sociales, gestao de redes sociais, social media manager, smm, redes sociais | ^Digital marketing |
Community management | community manager, gestion de comunidades, online communities, moderacion de comunidades | ^Social media marketing |
Instagram marketing | !instagram, youtube marketing | ^Social media marketing |
Influencer marketing | !influencers, marketing de influencers, influencer outreach | ^Social media marketing |
Social media tools | | ^Social media marketing |
Paid advertising | #PPC, paid media, pay per click, paid ads, publicidad digital, publicidad online, anuncios pagados, midia paga, online advertising, #SEM, search engine marketing, trafego pago, gestao de trafego, gestion de trafico, trafico pago, pauta digital | ^Digital marketing |
Programmatic advertising | dv360, display advertising, the trade desk | ^Paid advertising |
Amazon marketing | | ^E-commerce | ~Paid advertising 5
SEO | search engine optimization, posicionamiento web, posicionamiento seo, optimizacion para buscadores, otimizacao para motores de busca, seo/sem | ^Digital marketing |
SEO tools | | ^SEO |
Keyword research | investigacion de palabras clave, pesquisa de palavras chave | ^SEO |
Content marketing | marketing de contenidos, marketing de contenido, marketing de conteudo, content strategy, estrategia de contenidos, estrategia de contenido | ^Digital marketing | ~Copywriting 6
Content creation | creacion de contenido, creacion de contenidos, criacao de conteudo, content production, content creator | ^Content marketing |
Copywriting | copy writing, redaccion publicitaria, !copy, ad copy, redacao publicitaria, redaccion creativa, copywriter | ^Writing | ~Content writing 8
Content writing | redaccion de contenidos, article writing, redacao de conteudo, seo writing, web writing | ^Writing |
Writing | !writing, !redaccion, !escritura, !redacao, !escrita | |
Editing | !editing, edicion de textos, copy editing, correccion de estilo | ^Writing |
Email marketing | e-mail marketing, marketing por correo, email campaigns, correo masivo, !newsletters, campanas de email | ^Digital marketing | ~Marketing automation 7
Marketing automation | automatizacion de marketing, automacao de marketing | ^Digital marketing | ~HubSpot 7
Conversion rate optimization | #CRO, landing page optimization, !embudos, optimizacion de conversiones | ^Digital marketing |
Growth marketing | growth hacking, performance marketing, user acquisition, !growth | ^Digital marketing |
Brand management | brand strategy, gestion de marca, estrategia de marca, gestao de marca, brand marketing | ^Marketing |
Product marketing | marketing de producto | ^Marketing |
Market research | investigacion de mercado, investigacion de mercados, estudio de mercado, pesquisa de mercado, analisis de mercado, market analysis | ^Marketing |
Campaign management | gestion de campanas, marketing campaigns, campanas de marketing, campanas publicitarias, gestao de campanhas, !campaign | ^Marketing |
Affiliate marketing | marketing de afiliados, affiliate programs | ^Digital marketing |
Event marketing | event management, organizacion de eventos, gestion de eventos, organizacao de eventos, trade shows | ^Marketing | ~Event planning 9
Public relations | #PR, relaciones publicas, relacoes publicas | | ~Corporate communications 7
Corporate communications | comunicacion corporativa, comunicacion institucional, comunicacao corporativa | |
Journalism | periodismo, jornalismo, reporting journalism | ^Writing |
Scriptwriting | !guion, !guiones, storytelling, screenwriting, !roteiro | ^Writing |
Marketing analytics | marketing metrics, analitica de marketing, !attribution, metricas de marketing, campaign reporting | ^Marketing, Data analysis | ~Google Analytics 7
Trade marketing | merchandising, retail marketing | ^Marketing |
Translation | traduccion, traducao, !translating, traduccion ingles espanol | | ~Interpretation 7
Interpretation | !interpretation, !interpreting | |
Transcription | transcripcion, transcricao | | ~Data entry 5
Inbound marketing | marketing de atraccion, marketing de atracao, !inbound | ^Digital marketing | ~Content marketing 7
Outbound marketing | direct marketing, marketing directo, marketing direto, direct mail | ^Marketing |
B2B marketing | account based marketing, #ABM, marketing b2b, business marketing | ^Marketing |
Local SEO | google my business, google business profile, seo local, local search | ^SEO |
Technical SEO | seo tecnico, site audits, schema markup, auditoria seo | ^SEO |
Link building | backlinks, construccion de enlaces, guest posting | ^SEO |
On-page SEO | seo on page, on page optimization, seo content, contenido seo, seo copywriting | ^SEO |
App store optimization | #ASO, app marketing, mobile marketing, marketing movil | ^Digital marketing | ~SEO 5
YouTube management | youtube seo, youtube channel management, gestion de youtube, youtube automation | ^Social media marketing |
TikTok marketing | !tiktok, tik tok, tiktok content | ^Social media marketing | ~Instagram marketing 7
LinkedIn marketing | linkedin outreach, linkedin content, linkedin management | ^Social media marketing | ~B2B marketing 5, Instagram marketing 7
Facebook marketing | !facebook, facebook pages, facebook groups | ^Social media marketing | ~Instagram marketing 7, Social media tools 7
Pinterest marketing | !pinterest | ^Social media marketing | ~Instagram marketing 7
X marketing | !twitter, twitter marketing, twitter management | ^Social media marketing |
Social listening | brandwatch, escucha social, monitoreo de redes sociales, social media monitoring, mention monitoring | ^Social media marketing |
Social media strategy | estrategia de redes sociales, social strategy, estrategia digital, digital strategy, estrategia de midias sociais | ^Social media marketing |
Social media scheduling | content scheduling, programacion de publicaciones | ^Social media marketing | ~Social media tools 9
Content calendar | calendario de contenidos, editorial calendar, parrilla de contenidos, calendario editorial, content planning | ^Content marketing |
Content moderation | moderacion de contenido, moderacion de contenidos, moderacao de conteudo, trust and safety | | ~Community management 6
User-generated content | #UGC, ugc creator, contenido generado por usuarios | ^Content creation | ~Influencer marketing 7
Blogging | blog writing, blog posts, redaccion de blogs, escrita de blogs, articulos de blog | ^Content writing |
Ghostwriting | ghost writing, ebook writing, escritor fantasma | ^Writing |
Creative writing | escritura creativa, escrita criativa, fiction writing, !poetry | ^Writing |
Proofreading | correccion de textos, revision de textos, revisao de textos, corrector de estilo | ^Editing |
Press releases | notas de prensa, comunicados de prensa, releases de imprensa, !comunicados | ^Public relations |
Media relations | relaciones con medios, relacoes com a midia, gabinete de prensa, press office | ^Public relations |
Crisis communication | comunicacion de crisis, crisis management, manejo de crisis, gestao de crise | ^Public relations |
Internal communications | comunicacion interna, comunicacao interna, employee communications | ^Corporate communications |
Speechwriting | !discursos, speech writing | ^Writing |
Scientific writing | redaccion cientifica, academic writing, redaccion academica, redacao academica, medical writing, apa style | ^Writing |
Grant writing | redaccion de propuestas, grant proposals, !subvenciones, elaboracao de projetos | ^Proposal writing | ~Fundraising 7
Fundraising | recaudacion de fondos, captacion de fondos, captacao de recursos, donor relations | |
Google Display Network | gdn, display ads, remarketing, retargeting, remarketing campaigns | ^Paid advertising |
Google Shopping | google merchant center, shopping ads, merchant center | ^Google Ads, E-commerce |
Media planning | planificacion de medios, media buying, compra de medios, planejamento de midia, media strategy | ^Paid advertising |
Advertising | publicidad, publicidade, !propaganda, advertising campaigns | ^Marketing |
Outdoor advertising | publicidad exterior, #OOH, #BTL, #ATL, activaciones de marca, brand activation, brand activations | ^Advertising |
Ad creative | ad design, ad creatives, diseno de anuncios, !criativos | ^Advertising, Graphic design |
Email automation | automatizacion de correos, drip campaigns, email sequences, automatizacion de emails, email flows | ^Email marketing | ~Marketing automation 8
SMS marketing | whatsapp marketing, text marketing, marketing por whatsapp | ^Digital marketing |
Landing pages | landing page, unbounce, instapage, leadpages, paginas de aterrizaje | ^Conversion rate optimization |
ClickFunnels | sales funnels, embudos de venta, !funnels, kartra, funis de venda | ^Conversion rate optimization |
Marketing attribution | attribution modeling, modelo de atribucion, utm tracking, #UTM | ^Marketing analytics |
Customer segmentation | segmentacion de clientes, audience segmentation, segmentacion de mercado, market segmentation, buyer personas | ^Marketing |
Customer journey | recorrido del cliente, jornada do cliente, customer lifecycle, lifecycle marketing | ^Marketing |
Meta Pixel | facebook pixel, conversion tracking, seguimiento de conversiones, conversions api | ^Web analytics | ~Google Tag Manager 7
Product launches | lanzamiento de productos, product launch, lancamento de produtos, !lanzamientos | ^Product marketing |
Go-to-market strategy | gtm strategy, go to market, estrategia de lanzamiento | ^Product marketing |
Competitive analysis | analisis de la competencia, competitor analysis, competitor research, benchmarking, analise de concorrencia, competitive intelligence | ^Market research |
Consumer behavior | comportamiento del consumidor, consumer insights, comportamento do consumidor, neuromarketing | ^Market research |
Sponsorships | !sponsorships, !patrocinios, brand partnerships, alianzas comerciales, !patrocinio, strategic partnerships, alianzas estrategicas | | ~Business development 5
Visual merchandising | vitrinismo, escaparatismo, store displays, exhibicion de productos | ^Trade marketing |
Loyalty programs | programas de fidelizacion, programas de lealtad, programas de fidelidade | ^Customer retention |
Localization | !localization, !localizacion, !localizacao, website localization, game localization | ^Translation |
Subtitling | subtitulado, !subtitulos, captioning, legendagem, closed captions | ^Translation | ~Transcription 6
Simultaneous interpretation | interpretacion simultanea, interpretacao simultanea, consecutive interpretation | ^Interpretation |
Medical interpretation | interpretacion medica, medical translation, traduccion medica | ^Interpretation |
Legal translation | traduccion legal, traduccion juridica, sworn translation, traduccion jurada, traducao juramentada | ^Translation |
CAT tools | sdl trados, memoq, smartcat, wordfast | ^Translation |
`;
