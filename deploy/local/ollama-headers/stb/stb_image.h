// Stands in for a picture reader that the Go module registry's copy of Ollama lacks. Our tests send text
// only; a picture is declined.
#pragma once

typedef unsigned char stbi_uc;

static inline stbi_uc *stbi_load_from_memory(const stbi_uc *, int, int *, int *, int *, int) { return nullptr; }
static inline void stbi_image_free(void *) {}
