-- Trigram indexes carry the searches over names, titles and skills.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
