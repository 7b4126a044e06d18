# The image of the production server: what the build made, the sources that workers and commands run from (Node runs TypeScript
# as it is), and the packages they need. Configured by environment variables only; see README.md.
#
# A tag may be moved, a digest may not; the tag beside it only says to people what it is. A newer one: --build-arg NODE_IMAGE=...
ARG NODE_IMAGE=node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY tools/package.json ./tools/
COPY scripts/node/package.json ./scripts/node/
RUN npm ci --no-audit --no-fund --ignore-scripts --workspaces=false --omit=dev
COPY . .
RUN node scripts/run.mjs build \
  && rm -rf src/testing && find src -name '*.test.ts' -delete -o -name '*.test.tsx' -delete

FROM ${NODE_IMAGE}
# As scripts/lib/server-options.mjs for memory.
ENV NODE_ENV=production \
  MALLOC_ARENA_MAX=2 \
  MALLOC_TRIM_THRESHOLD_=131072 \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/db ./db
COPY --from=build /app/engines ./engines
COPY --from=build /app/dist ./dist
COPY --from=build /app/src ./src
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=1536", "--max-semi-space-size=16", "dist/server/server.js"]
