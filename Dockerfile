FROM node:22-slim
RUN npm install --global deno@2.9.6
WORKDIR /app
COPY --chown=node:node . .
RUN mkdir -p .data && chown node:node . .data
USER node
RUN deno task build
VOLUME /app/.data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:8000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["deno", "task", "serve"]
