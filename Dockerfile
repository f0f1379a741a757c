# The shop as one image: the web server by default, the job worker with another command. docker-compose.yml runs both.
FROM node:24-bookworm-slim AS sources
ENV CI=true pnpm_config_verify_deps_before_run=false
WORKDIR /app
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
RUN npm install --global "$(node -p 'require("./package.json").packageManager')"
COPY apps/api/package.json apps/api/
COPY apps/console/package.json apps/console/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/ui/package.json packages/ui/
COPY prisma/package.json prisma/

FROM sources AS dependencies
RUN pnpm install --frozen-lockfile --prod --ignore-scripts --filter @haat/api

FROM sources AS build
RUN pnpm install --frozen-lockfile --ignore-scripts --filter @haat/api... --filter @haat/console... --filter @haat/web...
COPY . .
RUN pnpm --filter @haat/db generate && pnpm --filter @haat/web build && pnpm --filter @haat/console build && pnpm --filter @haat/api build

FROM node:24-bookworm-slim
WORKDIR /app
RUN install --directory --owner=node --group=node /data /backups
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/apps/api/node_modules apps/api/node_modules
COPY apps/api/package.json apps/api/
COPY apps/api/fonts apps/api/fonts
COPY prisma/schema.prisma prisma/
COPY prisma/migrations prisma/migrations
COPY prisma/functions prisma/functions
COPY prisma/demo prisma/demo
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/console/dist apps/console/dist
COPY --from=build /app/apps/api/dist apps/api/dist
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PREPARE_DATABASE=1 WEB_CONCURRENCY=auto \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=3145728 MALLOC_TRIM_THRESHOLD_=4194304
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The same heap limit as in `pnpm start`: each web process stays below 400 MB.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=208", "apps/api/dist/main.js"]
