/**
 * Skills of design, video, content and marketing. Data only, one skill a line (format: see skills.ts):
 * `Label | aliases | ^broader skills | ~related skill 0-10`. An alias after `!` counts in skill lists, not in prose.
 */
export const CREATIVE_SKILLS = `
Design | diseno, design visual | |
Graphic design | diseno grafico, design grafico, graphic designing, graphics design | ^Design |
UI design | ui, user interface design, interface design, diseno de interfaces, diseno ui, design de interface, visual design | ^Design | ~UX design 7, Web design 6
UX design | ux, user experience, user experience design, experiencia de usuario, experiencia do usuario, diseno ux, diseno de experiencia | ^Design |
UI/UX design | ui/ux, ux/ui, ui ux, ux ui, diseno ux/ui, diseno ui/ux, ui and ux design | ^UI design, UX design |
UX research | user research, usability testing, investigacion de usuarios, pruebas de usabilidad, pesquisa com usuarios, user interviews | ^UX design | ~Market research 4
Product design | diseno de producto, diseno de productos, design de produto | ^UX design, UI design |
Interaction design | diseno de interaccion, microinteractions | ^UX design |
Wireframing | wireframes, mockups, balsamiq, low fidelity prototypes | ^UX design | ~Prototyping 8
Prototyping | prototypes, prototipado, prototipos, prototipagem, rapid prototyping | ^UX design |
Design systems | design system, sistemas de diseno, component libraries | ^UI design |
Web design | diseno web, web designing, design web, diseno de paginas web, website design, landing page design | ^Design |
Figma | figjam | ^UI design | ~Sketch 7, Adobe XD 7
Sketch | !sketch, sketch app | ^UI design | ~Adobe XD 7
Adobe XD | xd, invision, zeplin | ^UI design |
Adobe Creative Suite | adobe creative cloud, adobe suite, creative cloud, suite adobe, paquete adobe, pacote adobe | ^Graphic design | ~Adobe Photoshop 8, Adobe Illustrator 8, Adobe InDesign 7
Adobe Photoshop | photoshop, lightroom, adobe lightroom | ^Graphic design | ~Adobe Illustrator 6, GIMP 5
Adobe Illustrator | illustrator, coreldraw, corel draw | ^Graphic design | ~Adobe InDesign 5
Adobe InDesign | indesign, editorial design, diseno editorial, quarkxpress | ^Graphic design |
GIMP | inkscape, affinity designer | ^Graphic design |
Canva | canva pro | ^Graphic design |
Branding | brand identity, identidad de marca, identidade visual, identidad visual, logo design, diseno de logotipos, identidade de marca | ^Graphic design | ~Brand management 6
Typography | tipografia, layout design | ^Graphic design |
Illustration | ilustracion, ilustracao, digital illustration, drawing, procreate | ^Graphic design |
Packaging design | diseno de empaques, print design | ^Graphic design |
Presentation design | pitch decks, pitch deck, diseno de presentaciones | ^Graphic design | ~PowerPoint 6
Motion graphics | motion design, animacion grafica, animated graphics | ^Video editing, Animation | ~Adobe After Effects 8
Animation | animacion, animacao, 2d animation, 3d animation | ^Design |
3D modeling | 3d, modelado 3d, modelagem 3d, 3d rendering, 3d modelling, blender, maya, cinema 4d, 3ds max, zbrush | ^Design |
Video editing | edicion de video, edicion de videos, edicao de video, edicao de videos, video production, video post production, video editor, reels editing, produccion audiovisual | |
Adobe Premiere | premiere, premiere pro, adobe premiere pro | ^Video editing | ~Final Cut Pro 7, DaVinci Resolve 7
Final Cut Pro | final cut | ^Video editing |
DaVinci Resolve | davinci, capcut | ^Video editing |
Adobe After Effects | after effects | ^Motion graphics |
Photography | fotografia, product photography, photo editing, edicion de fotos, retouching | |
Audio editing | edicion de audio, podcast editing, podcast production, audacity, pro tools, sound design, adobe audition | |
Photo retouching | image editing, retoque fotografico | ^Adobe Photoshop |
Interior design | diseno de interiores, design de interiores | ^Design |
Fashion design | diseno de modas, design de moda | ^Design |
Marketing | mercadeo, mercadotecnia, marketing strategy, estrategia de marketing, mercadologia | |
Digital marketing | marketing digital, online marketing, internet marketing, mercadeo digital | ^Marketing |
Social media marketing | social media, redes sociales, social media management, midias sociais, gestion de redes sociales, manejo de redes sociales, gestao de redes sociais, social media manager, smm, redes sociais | ^Digital marketing |
Community management | community manager, gestion de comunidades, online communities, moderacion de comunidades | ^Social media marketing |
Instagram marketing | instagram, tiktok, tik tok, facebook, linkedin marketing, youtube marketing, pinterest | ^Social media marketing |
Influencer marketing | influencers, marketing de influencers, ugc, influencer outreach | ^Social media marketing |
Social media tools | hootsuite, meta business suite, !buffer, sprout social, later app, metricool | ^Social media marketing |
Paid advertising | paid media, ppc, pay per click, paid ads, publicidad digital, publicidad online, anuncios pagados, midia paga, online advertising, sem, search engine marketing, media buying, trafego pago, gestao de trafego, gestion de trafico, trafico pago, pauta digital | ^Digital marketing |
Google Ads | adwords, google adwords, google ad manager | ^Paid advertising | ~Meta Ads 6
Meta Ads | facebook ads, instagram ads, meta ads manager, facebook advertising, facebook ads manager | ^Paid advertising |
LinkedIn Ads | tiktok ads, twitter ads, snapchat ads, microsoft ads, bing ads | ^Paid advertising | ~Meta Ads 6
Programmatic advertising | dv360, display advertising, the trade desk | ^Paid advertising |
Amazon marketing | amazon ads, amazon ppc, amazon fba, amazon seller central, seller central | ^E-commerce | ~Paid advertising 5
SEO | search engine optimization, posicionamiento web, posicionamiento seo, optimizacion para buscadores, otimizacao para motores de busca, on-page seo, technical seo, link building, seo/sem | ^Digital marketing |
SEO tools | ahrefs, semrush, screaming frog, moz, google search console | ^SEO |
Keyword research | investigacion de palabras clave, pesquisa de palavras chave | ^SEO |
Content marketing | marketing de contenidos, marketing de contenido, marketing de conteudo, content strategy, estrategia de contenidos, estrategia de contenido | ^Digital marketing | ~Copywriting 6
Content creation | creacion de contenido, creacion de contenidos, criacao de conteudo, content production, content creator | ^Content marketing |
Copywriting | copy writing, redaccion publicitaria, copy, ad copy, redacao publicitaria, redaccion creativa, copywriter | ^Writing | ~Content writing 8
Content writing | redaccion de contenidos, blog writing, article writing, redacao de conteudo, seo writing, blogging, web writing | ^Writing |
Writing | redaccion, escritura, redacao, creative writing, written communication, comunicacion escrita, escrita | |
Editing | proofreading, correccion de textos, edicion de textos, revision de textos, revisao de textos, copy editing, correccion de estilo | ^Writing |
Email marketing | e-mail marketing, marketing por correo, email campaigns, correo masivo, newsletters, campanas de email | ^Digital marketing | ~Marketing automation 7
Mailchimp | klaviyo, activecampaign, constant contact, sendgrid, convertkit, brevo | ^Email marketing |
Marketing automation | automatizacion de marketing, automacao de marketing, marketo, pardot, eloqua, rd station | ^Digital marketing | ~HubSpot 7
HubSpot | hub spot, hubspot crm | ^CRM, Marketing automation |
Conversion rate optimization | cro, landing pages, landing page optimization, funnels, sales funnels, embudos, optimizacion de conversiones, clickfunnels | ^Digital marketing |
Growth marketing | growth hacking, performance marketing, user acquisition, growth | ^Digital marketing |
Brand management | brand strategy, gestion de marca, estrategia de marca, gestao de marca, brand marketing | ^Marketing |
Product marketing | marketing de producto, go to market, go-to-market strategy, gtm | ^Marketing |
Market research | investigacion de mercado, investigacion de mercados, estudio de mercado, pesquisa de mercado, competitor analysis, competitive analysis, analisis de mercado, market analysis, analisis de la competencia | ^Marketing |
Campaign management | gestion de campanas, marketing campaigns, campanas de marketing, campanas publicitarias, gestao de campanhas, campaign | ^Marketing |
Affiliate marketing | marketing de afiliados, affiliate programs | ^Digital marketing |
Event marketing | event management, organizacion de eventos, gestion de eventos, organizacao de eventos, trade shows | ^Marketing | ~Event planning 9
Public relations | pr, relaciones publicas, relacoes publicas, press releases, media relations, notas de prensa | | ~Corporate communications 7
Corporate communications | comunicacion corporativa, comunicacion institucional, internal communications, comunicacion interna, comunicacao corporativa, comunicacao interna | |
Journalism | periodismo, jornalismo, reporting journalism | ^Writing |
Scriptwriting | guion, guiones, storytelling, screenwriting, roteiro | ^Writing |
Marketing analytics | marketing metrics, analitica de marketing, attribution, metricas de marketing, campaign reporting | ^Marketing, Data analysis | ~Google Analytics 7
Google Tag Manager | gtm tags, tag manager, conversion tracking, facebook pixel, meta pixel | ^Web analytics |
Trade marketing | merchandising, visual merchandising, retail marketing | ^Marketing |
Translation | traduccion, traducao, translating, traduccion ingles espanol, localization, localizacion, subtitling | | ~Interpretation 7
Interpretation | interpretacion simultanea, interpreting, interpretacao simultanea, medical interpretation | |
Transcription | transcripcion, transcricao | | ~Data entry 5
`;
