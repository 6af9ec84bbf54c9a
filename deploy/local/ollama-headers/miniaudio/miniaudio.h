// Stands in for a sound reader that the Go module registry's copy of Ollama lacks. Our tests send text only;
// a sound is declined.
#pragma once
// The file that includes it relies on what the real one brings along.
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

typedef uint64_t ma_uint64;
enum ma_result { MA_SUCCESS = 0, MA_ERROR = -1 };
enum ma_format { ma_format_f32 = 5 };
struct ma_decoder_config {};
struct ma_decoder {};

static inline ma_decoder_config ma_decoder_config_init(ma_format, int, int) { return {}; }
static inline ma_result ma_decoder_init_memory(const void *, size_t, const ma_decoder_config *, ma_decoder *) {
  return MA_ERROR;
}
static inline ma_result ma_decoder_get_length_in_pcm_frames(ma_decoder *, ma_uint64 *) { return MA_ERROR; }
static inline ma_result ma_decoder_read_pcm_frames(ma_decoder *, void *, ma_uint64, ma_uint64 *) {
  return MA_ERROR;
}
static inline ma_result ma_decoder_uninit(ma_decoder *) { return MA_SUCCESS; }
